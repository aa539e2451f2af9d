import { fieldRule } from '../../data/contract';
import type { CompanyInfo } from '../../data/types';

/** Returns the API's rule for a field of the settings. */
export const settingRule = (source: string) => fieldRule('UpdateCompanyInfoDto', source);

const colour = settingRule('primaryColor');

/** Whether a value is a colour such as '#FACC15'. */
export const isColour = (value: unknown): value is string => typeof value === 'string' && colour(value) === undefined;

/** The form's values: the record, numbers as typed, and a new password. */
export type SettingsValues = Record<string, unknown> & {
  version?: number;
  socialMedia?: Record<string, string | null>;
  smtpPassword?: string | null;
  removesSmtpPassword?: boolean;
};

const NUMBERS = [
  'guaranteeMonths',
  'yearsExperience',
  'projectsCompleted',
  'satisfactionRate',
  'smtpPort',
  'retentionMonths',
  'replyHours',
  'christmasAnswered',
  'latitude',
  'longitude',
];

/** Turns the form's values into the API's. */
export function toSettings({ smtpPassword, removesSmtpPassword, socialMedia, ...fields }: SettingsValues): Record<string, unknown> {
  const numbers = NUMBERS.filter((name) => name in fields).map((name) => [name, toNumber(fields[name])] as const);
  return {
    ...fields,
    ...Object.fromEntries(numbers),
    ...(socialMedia && { socialMedia: Object.fromEntries(Object.entries(socialMedia).filter(([, address]) => address)) }),
    // The API never returns the password: leaving it out keeps it, an empty text removes it.
    ...(removesSmtpPassword ? { smtpPassword: '' } : smtpPassword ? { smtpPassword } : {}),
  };
}

const toNumber = (value: unknown): number | null => (value === null || value === undefined || value === '' ? null : Number(value));

export type OpeningHours = CompanyInfo['openingHours'];
export type DayHours = NonNullable<OpeningHours['mon']>;

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly (keyof OpeningHours)[];

/** For a day that is switched to open. */
export const USUAL: DayHours = { opens: '08:00', closes: '18:00' };

/** For a break that is added. */
export const NOON = { breakFrom: '12:00', breakUntil: '13:00' };

const time = fieldRule('UpdateCompanyInfoDto', 'openingHours.mon.opens');

const breakTime = fieldRule('UpdateCompanyInfoDto', 'openingHours.mon.breakFrom');

/** Returns an error message; null means closed. The server knows what else is wrong. */
export function wrongHours(hours: DayHours | null): string | undefined {
  if (hours === null) return undefined;
  return time(hours.opens) ?? time(hours.closes) ?? breakTime(hours.breakFrom) ?? breakTime(hours.breakUntil);
}

/** Whether the hours go past midnight. */
export const endsNextDay = ({ opens, closes }: DayHours): boolean => opens !== '' && closes !== '' && closes <= opens;

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats '2026-12-25' as '25 December 2026'. */
export const formatDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

const DAY_AND_MONTH = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  weekday: 'short',
  timeZone: 'UTC',
});

/** As in 'Fri, 25 Dec 26; Sat, 26 Dec 26'. */
export const formatDays = (days: readonly string[]): string =>
  days.map((day) => DAY_AND_MONTH.format(new Date(`${day}T00:00:00Z`))).join('; ');

export type SpecialDays = NonNullable<CompanyInfo['specialDays']>[number];

/** Keeps days sorted and unique. */
export const withDay = (days: readonly string[], day: string): string[] => [...new Set([...days, day])].sort();

export const daysOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((day) => typeof day === 'string') : []);
