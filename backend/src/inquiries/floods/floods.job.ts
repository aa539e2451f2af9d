import { Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { Floods } from './floods.service.js';

/** Tells staff of what came last in a flood, and ends it. Safe on several processes. */
@Injectable()
export class FloodsJob extends Recurring {
  constructor(
    private readonly floods: Floods,
    private readonly changes: Changes,
  ) {
    super();
  }

  protected override async work(now: Date): Promise<void> {
    if (await this.floods.isAstir()) await this.changes.write('enquiry-floods', ({ manager }) => this.floods.pass({ manager, now }));
  }
}
