import { londonTime } from '../platform/common/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../platform/common/on-today.js';
import { CompanyInfoService } from './company-info.service.js';

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
