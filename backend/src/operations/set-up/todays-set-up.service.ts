import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { MISSING } from '../../sample-content/demonstration.js';
import { SetUpService } from './set-up.service.js';

/** Leads administrators back to the wizard while something of the sample company is left. */
@OnToday({ name: 'the set-up', path: '/set-up', roles: ['admin'] })
export class TodaysSetUp implements KnowsToday {
  constructor(private readonly setUp: SetUpService) {}

  async today(): Promise<{ items: ItemForToday[] }> {
    const { isPresent, missing, done } = await this.setUp.status();
    if (!isPresent) return { items: [] };
    const isBegun = missing.length < MISSING.length || done.length > 0;
    return {
      items: [
        {
          key: 'set-up',
          kind: 'Set-up',
          title: 'Make this website yours',
          text: 'It still shows things of the sample company. Short steps put yours in its place, in about ten minutes.',
          urgency: 'today',
          opens: isBegun ? 'Continue' : 'Start',
        },
      ],
    };
  }
}
