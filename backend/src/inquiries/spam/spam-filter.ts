import { BadRequestException } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { ContactInquiry } from '../contact-inquiry.entity.js';

/** As every list takes them. */
const FLAGS: readonly unknown[] = [true, false, 'true', 'false'];

/**
 * Narrows a list to spam or, when nothing is asked for, to what is none; enquiries asked for by id are found either way.
 * @throws BadRequestException (400)
 */
export function narrowToSpam(builder: SelectQueryBuilder<ContactInquiry>, isSpam: unknown, isById: boolean): void {
  if (isSpam === undefined && isById) return;
  if (isSpam !== undefined && !FLAGS.includes(isSpam)) throw new BadRequestException('The filter isSpam of this list takes a boolean.');
  builder.andWhere(`${builder.alias}.spamSince IS ${String(isSpam) === 'true' ? 'NOT ' : ''}NULL`);
}
