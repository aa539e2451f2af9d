import { asLondonMoment } from '../platform/time/london-moment.dto.js';
import { daysBefore, londonDay, londonMoment } from '../platform/time/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../platform/common/on-today.js';
import { CompanyInfoService } from './company-info.service.js';
import type { CompanyInfo } from './company-info.entity.js';
import { closedWords, runWords, type Run } from './closings.js';
import { hoursOn, nationFor, type Calendar } from './day-hours.js';

/** Month and day between which a closing is one over Christmas. */
const FROM = '12-20';
const DAYS = 18;
const NOVEMBER = '11';
const SETTINGS = 'company-info';

/** Returns the closed days over Christmas in runs, without those of Sundays alone. */
function christmasClosings(calendar: Calendar, year: number): Run[] {
  const nation = nationFor(calendar);
  const plain = {
    ...calendar,
    bankHolidays: [],
    specialDays: [{ from: `${year}-${FROM}`, until: `${year + 1}-01-31`, hours: 'usual' as const, opens: null, closes: null }],
  };
  const runs: (Run & { isOther: boolean })[] = [];
  for (let ahead = 0; ahead < DAYS; ahead++) {
    const day = daysBefore(`${year}-${FROM}`, -ahead);
    if (hoursOn(calendar, nation, day).length > 0) continue;
    const isOther = hoursOn(plain, nation, day).length > 0;
    const run = runs.at(-1);
    if (run && daysBefore(day, 1) === run.last) Object.assign(run, { last: day, isOther: run.isOther || isOther });
    else runs.push({ first: day, last: day, isOther });
  }
  return runs.filter(({ isOther }) => isOther).map(({ first, last }) => ({ first, last }));
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** In November: how the firm closes over Christmas, then the banner that says so. */
@OnToday({ name: 'the closing over Christmas', path: '/settings/hours' })
export class TodaysChristmas implements KnowsToday {
  constructor(private readonly company: CompanyInfoService) {}

  async today(now: Date): Promise<{ items: ItemForToday[] }> {
    const [year = '', month] = londonDay(now).split('-');
    if (month !== NOVEMBER) return { items: [] };
    const settings = await this.company.current();
    if (settings.christmasAnswered === Number(year) || !Object.values(settings.openingHours).some(Boolean)) return { items: [] };
    const item = isEntered(settings, Number(year)) ? offerOf(settings, Number(year), now) : questionOf(settings, Number(year));
    return { items: item ? [item] : [] };
  }
}

const isEntered = ({ specialDays }: CompanyInfo, year: number): boolean => {
  const [first, last] = [`${year}-${FROM}`, daysBefore(`${year}-${FROM}`, 1 - DAYS)];
  return (specialDays ?? []).some(({ from, until }) => from <= last && (until ?? from) >= first);
};

function questionOf(settings: CompanyInfo, year: number): ItemForToday {
  const closed = listed.format(christmasClosings(settings, year).map(runWords));
  return {
    key: 'christmas',
    kind: 'Christmas',
    title: 'How do you close over Christmas?',
    text: `Without an answer the website says that you are closed ${closed}. Close longer, with a short day, a banner and a text for the telephone, or say that this is right.`,
    urgency: 'later',
    path: '/settings/closing',
    opens: 'Close and tell customers',
    action: {
      label: 'We close as usual',
      method: 'PUT',
      path: SETTINGS,
      body: { christmasAnswered: year },
      done: 'Closing Noted',
    },
  };
}

function offerOf(settings: CompanyInfo, year: number, now: Date): ItemForToday | undefined {
  const runs = christmasClosings(settings, year);
  const last = runs.at(-1);
  if (settings.banner || !last) return undefined;
  const text = `We are ${runs.length === 1 ? closedWords(last) : `closed ${listed.format(runs.map(runWords))}`}.`;
  const [december, ends] = [londonMoment(`${year}-12-01`, '09:00'), londonMoment(daysBefore(last.last, -1), '00:00')];
  const from = december > now ? december : now;
  return {
    key: 'christmas',
    kind: 'Christmas',
    title: 'Tell visitors of your closing',
    text: `A banner at the top of every page from 1 December: ‘${text}’ It ends by itself.`,
    urgency: 'later',
    path: '/settings/banner',
    opens: 'Write your own',
    action: {
      label: 'Show this banner',
      method: 'PUT',
      path: SETTINGS,
      body: { banner: { text, link: null, linkText: null, from: asLondonMoment(from), until: asLondonMoment(ends) } },
      done: 'Banner Planned',
    },
  };
}
