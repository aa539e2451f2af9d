import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, type Repository } from 'typeorm';
import { formPath } from '../../kinds/kind.js';
import { daysBefore, londonDate, londonDay } from '../../platform/common/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { Renewal } from './renewal.entity.js';
import { RENEWALS } from './renewal.kind.js';

/** The second reminder has gone out by then. */
const SHOWN_DAYS = 14;

/** What is due again within two weeks, unless the customer has already asked for an appointment. */
@OnToday({ name: 'what is due again', path: '/renewals' })
export class TodaysRenewals implements KnowsToday {
  constructor(@InjectRepository(Renewal) private readonly renewals: Repository<Renewal>) {}

  async today(now: Date, most: number): Promise<{ items: ItemForToday[]; total: number }> {
    const day = londonDay(now);
    const [rows, total] = await this.renewals.findAndCount({
      where: { dueOn: LessThanOrEqual(daysBefore(day, -SHOWN_DAYS)), replyInquiryId: IsNull() },
      order: { dueOn: 'ASC', id: 'ASC' },
      take: most,
    });
    return { items: rows.map((renewal) => toItem(renewal, day)), total };
  }
}

const toItem = ({ id, customer, what, address, dueOn, phone }: Renewal, day: string): ItemForToday => ({
  key: `renewals ${id}`,
  kind: 'Due again',
  title: customer,
  text: `${what}, ${address}: ${dueOn < day ? 'was due' : 'due'} on ${londonDate(dueOn)}.`,
  urgency: dueOn < day ? 'today' : 'later',
  path: formPath(RENEWALS, id),
  phone,
  action: { label: 'Done', method: 'POST', path: `/api/admin/${RENEWALS.resource}/${id}/done`, body: { dueOn }, done: 'Done' },
});
