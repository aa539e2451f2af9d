import { InvalidFields } from '../http/errors.js';
import { londonClock, londonDate, londonDay, londonMoments } from './london.js';
import { Day } from '../fields/days.js';
import { OneOf, Text } from '../fields/validation.js';

/** The first or the second of two equal times, when the clocks go back. */
export const WHICH = ['first', 'second'] as const;

export class LondonMomentDto {
  /** In the United Kingdom. */
  @Day({ earliest: '2000-01-01' })
  date: string;

  /** In the United Kingdom, such as 09:00. */
  @Text({ max: 5 })
  time: string;

  /** Needed for a time that comes twice. */
  @OneOf(WHICH, { optional: true })
  which?: (typeof WHICH)[number] | null;
}

/** Throws InvalidFields (400) for a time that does not exist or comes twice. `prefix` of the fields' names, such as 'from.'. */
export function momentOf({ date, time, which }: LondonMomentDto, prefix = ''): Date {
  const refuse = (field: keyof LondonMomentDto, sentence: string) => new InvalidFields({ [prefix + field]: [sentence] });
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) throw refuse('time', 'Please enter a time such as 09:00');
  const [first, second] = londonMoments(date, time);
  const day = londonDate(date);
  if (!first) throw refuse('time', `The clocks go forward on ${day}, so ${time} does not exist that night. Please choose another time.`);
  if (second && !which)
    throw refuse('which', `The clocks go back on ${day}, so ${time} comes twice that night. Please choose the first or the second.`);
  return second && which === 'second' ? second : first;
}

/** The reverse of `momentOf`. */
export function asLondonMoment(moment: Date): Required<LondonMomentDto> {
  const [date, time] = [londonDay(moment), londonClock(moment)];
  const [first, second] = londonMoments(date, time);
  return { date, time, which: !second ? null : first && moment < second ? 'first' : 'second' };
}
