import { daysBefore, londonDate, londonDay, londonTime } from '../platform/time/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../platform/common/on-today.js';
import { CompanyInfoService } from './company-info.service.js';

/** Days before the last day. */
const SHOWN_FROM = 60;
const URGENT_FROM = 7;

/** Accreditations that end soon, and those that visitors no longer read. */
@OnToday({ name: 'the accreditations', path: '/settings/branding' })
export class TodaysAccreditations implements KnowsToday {
  constructor(private readonly company: CompanyInfoService) {}

  async today(now: Date): Promise<{ items: ItemForToday[] }> {
    const { accreditationProofs } = await this.company.current();
    const day = londonDay(now);
    return {
      items: (accreditationProofs ?? []).flatMap(({ name, expiresOn }): ItemForToday[] => {
        if (!expiresOn || day < daysBefore(expiresOn, SHOWN_FROM)) return [];
        const item = { key: `accreditations ${name}`, kind: 'Expires', title: name } as const;
        const last = londonDate(expiresOn);
        if (day > expiresOn)
          return [{ ...item, text: `Ended on ${last}: the website no longer shows it. Enter its new last day.`, urgency: 'today' }];
        const text = `Its last day is ${last}. Renew it, then enter its new last day.`;
        return [{ ...item, text, urgency: day >= daysBefore(expiresOn, URGENT_FROM) ? 'today' : 'later' }];
      }),
    };
  }
}

/** The website's announcement, until it is removed. */
@OnToday({ name: 'the banner', path: '/settings/banner' })
export class TodaysBanner implements KnowsToday {
  constructor(private readonly company: CompanyInfoService) {}

  async today(now: Date): Promise<{ items: ItemForToday[] }> {
    const { banner } = await this.company.current();
    if (!banner) return { items: [] };
    const [from, until] = [new Date(banner.from), new Date(banner.until)];
    const times = `${londonTime(from)} until ${londonTime(until)}`;
    const ended = `Ended on ${londonTime(until)}. Remove it, or give it new times.`;
    const text = until <= now ? ended : from > now ? `Shown from ${times}.` : `Shown now, until ${londonTime(until)}.`;
    return { items: [{ key: 'banner', kind: 'Banner', title: banner.text, text, urgency: 'later' }] };
  }
}
