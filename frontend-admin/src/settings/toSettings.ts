/** What the form holds: the record, numbers as typed, and the password on its way in. */
export type SettingsValues = Record<string, unknown> & {
  version?: number;
  socialMedia?: Record<string, string | null>;
  smtpPassword?: string | null;
  removesSmtpPassword?: boolean;
};

const NUMBERS = ['yearsExperience', 'projectsCompleted', 'satisfactionRate', 'smtpPort', 'retentionMonths', 'latitude', 'longitude'];

/** What the form holds, as the API takes it: numbers typed as text are numbers, networks without an address are none. */
export function toSettings({ smtpPassword, removesSmtpPassword, socialMedia, ...fields }: SettingsValues): Record<string, unknown> {
  const numbers = NUMBERS.filter((name) => name in fields).map((name) => [name, toNumber(fields[name])] as const);
  return {
    ...fields,
    ...Object.fromEntries(numbers),
    ...(socialMedia && { socialMedia: Object.fromEntries(Object.entries(socialMedia).filter(([, address]) => address)) }),
    // The stored one is never read: nothing written keeps it, an empty text takes it away.
    ...(removesSmtpPassword ? { smtpPassword: '' } : smtpPassword ? { smtpPassword } : {}),
  };
}

const toNumber = (value: unknown): number | null => (value === null || value === undefined || value === '' ? null : Number(value));
