import { button, htmlMail, plainMail, type Brand } from '../delivery/mail/templates/brand.js';
import { londonTime } from '../platform/time/london.js';
import { htmlParagraphs, oneLine, type MailContent } from '../delivery/mail/templates/text.js';

interface AccountLink {
  username: string;
  brand: Brand;
  link: string;
  /** For example '60 minutes'. */
  validFor: string;
}

/** Mails with a link to choose a password. */
const LINKS = {
  invitation: (company: string) => ({
    subject: `Your account for the website of ${company}`,
    why: `you now have an account to manage the website of ${company} and its enquiries.`,
    label: 'Choose your password',
    otherwise: 'After that, choose "Forgot your password" on the login page to get a new link.',
  }),
  'password-reset': (company: string) => ({
    subject: `Set a new password for ${company}`,
    why: `someone, most likely you, has requested a new password for the backoffice of ${company}.`,
    label: 'Set the new password',
    otherwise: 'If it was not you, you can ignore this email: your password stays the same.',
  }),
};

export type PasswordMail = keyof typeof LINKS;

export function passwordMail(kind: PasswordMail, { username, brand, link, validFor }: AccountLink): MailContent {
  const { subject, why, label, otherwise } = LINKS[kind](oneLine(brand.companyName));
  const before = `Hello ${username},\n\n${why}`;
  const after = `The link works once, for ${validFor}. Your username is ${username}.\n\n${otherwise}`;
  return {
    subject,
    text: `${[before, `${label} here:\n${link}`, after].join('\n\n')}\n`,
    html: htmlMail([htmlParagraphs(before), button(label, link, brand), htmlParagraphs(after)].join('\n'), brand),
  };
}

interface AccountChange {
  username: string;
  brand: Brand;
  newAddress?: string;
  hasNewPassword: boolean;
  changedAt: Date;
}

export function accountChanged({ username, brand, newAddress, hasNewPassword, changedAt }: AccountChange): MailContent {
  const company = oneLine(brand.companyName);
  const what = [...(newAddress === undefined ? [] : ['email address']), ...(hasNewPassword ? ['password'] : [])].join(' and ');
  const was = newAddress !== undefined && hasNewPassword ? 'were' : 'was';
  const changed = `Hello ${username},\n\nthe ${what} of your account in the backoffice of ${company} ${was} changed on ${londonTime(changedAt)}.`;
  const address = newAddress === undefined ? [] : [`Links to set a new password now go to ${newAddress}.`];
  const otherwise = `If you did not expect this, please tell an administrator at once${orCall(brand)}.`;
  const text = [changed, ...address, otherwise].join('\n\n');
  return plainMail(`Your ${what} for ${company} ${was} changed`, text, brand);
}

/** Before the set-up no number is known. */
const orCall = ({ phone }: Brand): string => (phone ? `, or call ${oneLine(phone)}` : '');

/** Notices about the security of an account: the beginning of the subject, and what happened to the account. */
const NOTICES = {
  'passkey-added': ['New passkey for', 'got a new passkey, which signs in without a password'],
  'authenticator-added': ['New authenticator app for', 'got an authenticator app for signing in'],
  'second-factor-removed': ['Sign-in protection removed from', 'lost a passkey or an authenticator app'],
  'recovery-codes-renewed': ['New recovery codes for', 'got new recovery codes; the former ones no longer work'],
  'recovery-code-used': ['Recovery code used for', 'was used to sign in with a recovery code'],
  'new-device': [
    'New sign-in to',
    'was used to sign in from a browser that it had not been used in before, or not since its password changed',
  ],
} as const;

export type AccountNotice = keyof typeof NOTICES;

interface Noticed {
  username: string;
  brand: Brand;
  at: Date;
}

export function accountNotice(notice: AccountNotice, { username, brand, at }: Noticed): MailContent {
  const [subject, happened] = NOTICES[notice];
  const company = oneLine(brand.companyName);
  const said = `Hello ${username},\n\nyour account in the backoffice of ${company} ${happened}, on ${londonTime(at)}.`;
  const otherwise = `If this was you, you can ignore this email. If not, please change your password and tell an administrator at once${orCall(brand)}.`;
  return plainMail(`${subject} your account at ${company}`, `${said}\n\n${otherwise}`, brand);
}

export function noticeToAdministrators(notice: AccountNotice, { username, brand, at }: Noticed): MailContent {
  const [subject, happened] = NOTICES[notice];
  const company = oneLine(brand.companyName);
  const said = `Hello,\n\nthe account ${username} in the backoffice of ${company} ${happened}, on ${londonTime(at)}.`;
  const otherwise = `Every administrator gets this email. If it is not what you expect, please ask ${username}, but not by email. If it was somebody else, deactivate the account under Users at once.`;
  return plainMail(`${subject} the account ${username} at ${company}`, `${said}\n\n${otherwise}`, brand);
}
