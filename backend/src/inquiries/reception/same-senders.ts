import { Between, In, IsNull, type FindOptionsWhere, type Repository } from 'typeorm';
import { digitsOf } from '../../platform/words/fold.js';
import { HOUR_MS } from '../../platform/time/durations.js';
import type { SameSender } from '../contact-inquiry.dto.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';

const NAMED = 5;
/** Of all that are asked about: more of one address, or at one time, is a flood. */
const READ = 500;
/** A page of the list. More are an export, which does not say it, or a list in another order, whose hours would be a statement of 40,000 values. */
const MOST_ASKED = 100;
/** Of a number that can be called. */
const FEWEST_DIGITS = 6;

const SELECT = { id: true, createdAt: true, email: true, phone: true } as const;

/** Returns what other enquiries the sender of each of these, by address or number, wrote within an hour of it: nothing for more than 100. */
export async function sameSenders(
  repository: Repository<ContactInquiry>,
  inquiries: ContactInquiry[],
): Promise<(inquiry: ContactInquiry) => SameSender[]> {
  if (!inquiries.length || inquiries.length > MOST_ASKED) return () => [];
  const read = (where: FindOptionsWhere<ContactInquiry>[]) =>
    repository.find({ select: SELECT, where, order: { createdAt: 'DESC' }, take: READ });
  const hours = hoursAround(inquiries);
  const emails = [...new Set(inquiries.flatMap(({ email }) => email || []))];
  // Numbers are compared here, because the database knows one spelling of each. Spam is left out, as the index of times begins with it.
  const [withEmail, withPhone] = await Promise.all([
    emails.length ? read(hours.map((createdAt) => ({ createdAt, email: In(emails) }))) : [],
    read(hours.map((createdAt) => ({ spamSince: IsNull(), createdAt }))),
  ]);
  const found = [...new Map([...withEmail, ...withPhone].map((one) => [one.id, one])).values()];
  const byEmail = Map.groupBy(found, ({ email }) => email);
  const byNumber = Map.groupBy(found, ({ phone }) => digitsOf(phone));
  return ({ id, email, phone, createdAt: at }) => {
    const number = digitsOf(phone);
    const others = [...((email && byEmail.get(email)) || []), ...((number.length >= FEWEST_DIGITS && byNumber.get(number)) || [])];
    return [...new Set(others)]
      .filter((other) => other.id !== id && Math.abs(other.createdAt.getTime() - at.getTime()) <= HOUR_MS)
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .slice(0, NAMED)
      .map(({ id: key, createdAt }) => ({ id: key, createdAt }));
  };
}

/** The times within an hour of these, those that overlap as one. */
function hoursAround(inquiries: ContactInquiry[]) {
  const times = inquiries.map(({ createdAt }) => createdAt.getTime()).sort((one, other) => one - other);
  const spans: { from: number; to: number }[] = [];
  for (const time of times) {
    const last = spans.at(-1);
    if (last && time - HOUR_MS <= last.to) last.to = time + HOUR_MS;
    else spans.push({ from: time - HOUR_MS, to: time + HOUR_MS });
  }
  return spans.map(({ from, to }) => Between(new Date(from), new Date(to)));
}
