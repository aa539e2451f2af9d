import { Between, In, type Repository } from 'typeorm';
import { HOUR_MS } from '../../platform/time/durations.js';
import type { SameSender } from '../contact-inquiry.dto.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';

const NAMED = 5;
/** Of all that are asked about: more of one address is a flood. */
const READ = 500;

/** Returns what other enquiries the sender of each of these wrote within an hour of it. */
export async function sameSenders(
  repository: Repository<ContactInquiry>,
  inquiries: ContactInquiry[],
): Promise<(inquiry: ContactInquiry) => SameSender[]> {
  const known = inquiries.filter(({ email }) => email);
  if (!known.length) return () => [];
  const times = known.map(({ createdAt }) => createdAt.getTime());
  const createdAt = Between(new Date(Math.min(...times) - HOUR_MS), new Date(Math.max(...times) + HOUR_MS));
  const email = In([...new Set(known.map((inquiry) => inquiry.email))]);
  const select = { id: true, createdAt: true, email: true } as const;
  const found = await repository.find({ select, where: { createdAt, email }, take: READ });
  found.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return ({ id, email: sender, createdAt: at }) =>
    found
      .filter((other) => other.id !== id && other.email === sender && Math.abs(other.createdAt.getTime() - at.getTime()) <= HOUR_MS)
      .slice(0, NAMED)
      .map(({ id: key, createdAt: moment }) => ({ id: key, createdAt: moment }));
}
