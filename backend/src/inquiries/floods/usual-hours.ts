import type { EntityManager } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import type { InquiryFlood } from './inquiry-flood.entity.js';

export const MEMORY_MS = 28 * DAY_MS;

interface Minute {
  at: number;
  enquiries: number;
}

/**
 * Returns how many enquiries came within the busiest hour of the last four weeks, until yesterday at this time, so that a flood does not raise its own
 * measure. Floods and spam do not count. Reads a day at a time.
 */
export async function busiestHour(manager: EntityManager, { startedAt, past }: InquiryFlood, now: Date): Promise<number> {
  const until = Math.min(now.getTime() - DAY_MS, (startedAt?.getTime() ?? Infinity) - HOUR_MS);
  const minutes: Minute[] = [];
  for (const [from, to] of calmSpans(now.getTime() - MEMORY_MS, until, past))
    for (let day = from; day < to; day += DAY_MS) minutes.push(...(await minutesOf(manager, day, Math.min(day + DAY_MS, to))));
  return busiest(minutes);
}

/** Returns the parts of a span that are no floods, in order. */
export function calmSpans(from: number, until: number, floods: InquiryFlood['past']): [from: number, until: number][] {
  const spans: [number, number][] = [];
  let begin = from;
  for (const [start, end] of floods.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (Date.parse(start) > begin) spans.push([begin, Math.min(Date.parse(start), until)]);
    begin = Math.max(begin, Date.parse(end));
  }
  return [...spans, [begin, until] as [number, number]].filter(([one, other]) => one < other);
}

async function minutesOf(manager: EntityManager, from: number, until: number): Promise<Minute[]> {
  const rows = await manager
    .createQueryBuilder(ContactInquiry, 'r')
    .select('SUBSTR(r.createdAt, 1, 16)', 'atMinute')
    .addSelect('COUNT(*)', 'enquiries')
    .where('r.spamSince IS NULL AND r.createdAt >= :from AND r.createdAt < :until', { from: new Date(from), until: new Date(until) })
    .andWhere("r.channel = 'form'")
    .groupBy('atMinute')
    .orderBy('atMinute')
    .getRawMany<{ atMinute: string; enquiries: number | string }>();
  return rows.map(({ atMinute, enquiries }) => ({ at: Date.parse(`${atMinute.replace(' ', 'T')}Z`), enquiries: Number(enquiries) }));
}

export function busiest(minutes: Minute[]): number {
  let [most, sum, first] = [0, 0, 0];
  for (const { at, enquiries } of minutes) {
    sum += enquiries;
    for (let oldest = minutes[first]; oldest && oldest.at <= at - HOUR_MS; oldest = minutes[++first]) sum -= oldest.enquiries;
    most = Math.max(most, sum);
  }
  return most;
}
