import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { EveryMinute } from '../../platform/common/every-minute.js';
import { Floods } from './floods.service.js';

/** Tells staff of what came last in a flood, and ends it. Safe on several processes. */
@Injectable()
export class FloodsJob extends EveryMinute {
  constructor(
    private readonly floods: Floods,
    private readonly changes: Changes,
  ) {
    super();
  }

  async run(now: Date): Promise<void> {
    if (await this.floods.isAstir()) await this.changes.write('enquiry-floods', ({ manager }) => this.floods.pass({ manager, now }));
  }
}
