const LONGEST = 20;
/** Hours, minutes and what says which half of the day: 9am, 9:30 a.m., 17.30, 1730, 17h30, 17:30:00. */
const TIME = /^(\d{1,2})(?:[:.h ] ?(\d\d)(?::00)?|(\d\d))? ?(?:([ap])\.?m?\.?|hrs|hours|h|o.?clock)?$/;
const NAMED: Readonly<Record<string, string>> = { noon: '12:00', midday: '12:00', midnight: '00:00' };

const pad = (number: number): string => String(number).padStart(2, '0');

/** Reads a time as people in Britain write it. Returns 'HH:MM', or undefined for no time and for one such as '5', which may be morning or evening. */
export function readTime(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const named = NAMED[typed.replace(/^12 ?/, '')];
  if (named !== undefined) return named;
  const [, hours = '', apart, joined, half] = TIME.exec(typed) ?? [];
  const minutes = apart ?? (hours.length === 2 ? joined : undefined);
  if (!hours || (joined !== undefined && minutes === undefined) || (half === undefined && minutes === undefined)) return undefined;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  const isWhole = hour === 24 && minute === 0 && half === undefined;
  if (minute > 59 || (half === undefined ? hour > 23 && !isWhole : hour < 1 || hour > 12)) return undefined;
  const ofDay = half === undefined ? hour % 24 : (hour % 12) + (half === 'p' ? 12 : 0);
  return `${pad(ofDay)}:${pad(minute)}`;
}
