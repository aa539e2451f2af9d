import type { ADMIN_FIELDS } from './company-info.dto.js';

/** Who changes one of these could read what customers write, or make signing in easier. `email` sends to customers and gets their replies. */
const SENSITIVE = [
  'email',
  'smtpHost',
  'smtpPort',
  'smtpUser',
  'smtpPassword',
  'emailRecipients',
  'webhookUrl',
  'requireSecondFactor',
] satisfies ('email' | (typeof ADMIN_FIELDS)[number])[];

export const needsPassword = (body: object): boolean => SENSITIVE.some((field) => field in body);
