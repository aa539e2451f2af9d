import { InjectRepository } from '@nestjs/typeorm';
import { Between, IsNull, type Repository } from 'typeorm';
import { DAY_MS } from '../../platform/time/durations.js';
import { londonTime } from '../../platform/time/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { Floods } from './floods.service.js';

/** The list of the enquiries that were held back. */
export const HELD_BACK = `/inquiries?filter=${encodeURIComponent(JSON.stringify({ heldBack: 'true' }))}`;
/** So long after a flood, what is left of it is worth a line of its own. */
const SHOWN_MS = 7 * DAY_MS;

/** A flood that lasts, or what one has left behind. Each enquiry that waits for a reply is an item of its own, too. */
@OnToday({ name: 'floods of enquiries', path: HELD_BACK, leads: true })
export class TodaysFlood implements KnowsToday {
  constructor(
    private readonly floods: Floods,
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
  ) {}

  async today(now: Date): Promise<{ items: ItemForToday[] }> {
    const startedAt = await this.floods.startedAt();
    const heldBackAt = Between(new Date(now.getTime() - SHOWN_MS), new Date('9999-12-31'));
    const held = await this.inquiries.countBy({ spamSince: IsNull(), heldBackAt });
    if (!startedAt && !held) return { items: [] };
    const item = { key: 'enquiry-floods state', kind: 'Flood', opens: 'Look through', path: HELD_BACK };
    const left = `${held} ${held === 1 ? 'enquiry has' : 'enquiries have'} got no automatic reply. Choose 'Not spam' for customers.`;
    if (!startedAt) return { items: [{ ...item, title: 'After a flood of enquiries', text: left, urgency: 'today' }] };
    const text = `Since ${londonTime(startedAt)} far more come in than usual: customers get no automatic replies, you one notice in 15 minutes. ${left}`;
    return { items: [{ ...item, title: 'Flood of enquiries', text, urgency: 'now' }] };
  }
}
