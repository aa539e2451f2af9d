import type { DailyReport } from '../../data/types';

type Day = DailyReport['days'][number];

type Bar = Pick<Day, 'views' | 'calls' | 'enquiries'> & { from: string; to: string };

/** More bars would be too thin on a phone. */
const MOST_BARS = 31;

/** Groups days so that there are at most 31 bars; the newest bar is always full. */
export function toBars(days: readonly Day[]): Bar[] {
  const size = Math.ceil(days.length / MOST_BARS);
  const bars: Bar[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const group = days.slice(Math.max(0, end - size), end);
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) break;
    const sum = (of: (day: Day) => number) => group.reduce((total, day) => total + of(day), 0);
    const [views, calls, enquiries] = [sum((day) => day.views), sum((day) => day.calls), sum((day) => day.enquiries)];
    bars.unshift({ from: first.day, to: last.day, views, calls, enquiries });
  }
  return bars;
}
