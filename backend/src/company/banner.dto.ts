import { ApiProperty } from '@nestjs/swagger';
import { InvalidFields } from '../platform/http/errors.js';
import { asLondonMoment, LondonMomentDto, momentOf } from '../platform/time/london-moment.dto.js';
import { ObjectOf } from '../platform/fields/nested.js';
import { Link, REQUIRED, Text } from '../platform/fields/validation.js';
import type { Banner } from './company-info.entity.js';

class BannerWords {
  @Text({ max: 300 })
  text: string;

  @Link({ optional: true })
  link: string | null;

  /** Words of the link; 'Find out more' if left out. */
  @Text({ max: 60, optional: true })
  linkText: string | null;
}

/** An announcement at the top of every page, between two moments. */
export class BannerDto extends BannerWords {
  @ApiProperty({ type: LondonMomentDto, required: true })
  @ObjectOf(() => LondonMomentDto)
  from: LondonMomentDto;

  @ApiProperty({ type: LondonMomentDto, required: true })
  @ObjectOf(() => LondonMomentDto)
  until: LondonMomentDto;
}

/** What visitors see now. */
export class PublicBanner extends BannerWords {}

export class BannerTimes {
  from: Date;
  until: Date;
}

const ENDS_FIRST = 'The banner has to end after it starts';
const PAST = 'This time has passed. Please choose a later one.';

/** Throws InvalidFields (400) for times that do not exist, come twice or are in the wrong order, and for a new end that is past. */
export function toBanner({ text, link, linkText, from, until }: BannerDto, stored: Banner | null, now: Date): Banner {
  const missing = Object.entries({ from, until }).filter(([, moment]) => !(moment as LondonMomentDto | null | undefined));
  if (missing.length > 0) throw new InvalidFields(Object.fromEntries(missing.map(([name]) => [`banner.${name}.date`, [REQUIRED]])));
  const [starts, ends] = [momentOf(from, 'banner.from.'), momentOf(until, 'banner.until.')];
  if (ends <= starts) throw new InvalidFields({ 'banner.until.time': [ENDS_FIRST] });
  // The rest of the settings can be saved while an old banner stands among them.
  if (ends <= now && stored?.until !== ends.toISOString()) throw new InvalidFields({ 'banner.until.time': [PAST] });
  return { text, link: link ?? null, linkText: linkText ?? null, from: starts.toISOString(), until: ends.toISOString() };
}

export const fromBanner = ({ from, until, ...words }: Banner): BannerDto => ({
  ...words,
  from: asLondonMoment(new Date(from)),
  until: asLondonMoment(new Date(until)),
});

/** Visitors learn of a banner when it starts, not before. `bannerChangesAt`: when it next starts or ends. */
export function bannerAt(banner: Banner | null, now: Date): { banner: PublicBanner | null; bannerChangesAt: Date | null } {
  if (!banner) return { banner: null, bannerChangesAt: null };
  const { from, until, ...words } = banner;
  const [starts, ends] = [new Date(from), new Date(until)];
  return {
    banner: starts <= now && now < ends ? words : null,
    bannerChangesAt: now < starts ? starts : now < ends ? ends : null,
  };
}
