import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { Examinations } from './examinations.service.js';

/** What `site doctor` found last night, or when it was run since. It may name files and addresses of servers. */
@OnToday({ name: 'the examination of the site', path: '/', roles: ['admin'] })
export class TodaysExamination implements KnowsToday {
  constructor(private readonly examinations: Examinations) {}

  async today(): Promise<{ items: ItemForToday[] }> {
    const { findings = [] } = (await this.examinations.last()) ?? {};
    return {
      items: findings
        .filter(({ state }) => state !== 'ok')
        .map(({ check, state, message }, index) => ({
          key: `examination ${index}`,
          kind: 'Examination',
          title: check.charAt(0).toUpperCase() + check.slice(1),
          text: message,
          urgency: state === 'failed' ? 'now' : 'later',
          path: null,
        })),
    };
  }
}
