import { daysBefore, londonDate, londonDay } from '../platform/common/london.js';
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
