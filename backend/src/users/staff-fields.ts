import { Transform } from 'class-transformer';
import { faultOf } from '../platform/fields/rule.js';
import { tidyEmail } from '../platform/fields/contact-rules.js';
import { cleanText } from '../platform/words/text.js';
import { Ruled, ruleOf } from '../platform/fields/validation.js';
import { isBreachedPassword } from './passwords-breached.js';
import { isCommonPassword } from './passwords-common.js';

const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 128;
const LONGEST_TRIED = 1000;

const NEW_PASSWORD = {
  type: 'string',
  format: 'password',
  minLength: SHORTEST_PASSWORD,
  maxLength: LONGEST_PASSWORD,
  messages: {
    minLength: `Please use at least ${SHORTEST_PASSWORD} characters`,
    length: `Please use at most ${LONGEST_PASSWORD} characters`,
  },
} as const;
const USERNAME_ADVICE = 'Please use 2 to 64 letters, digits, dots, hyphens or underscores';
const USERNAME = {
  type: 'string',
  minLength: 2,
  maxLength: 64,
  pattern: /^[A-Za-z\d._-]+$/u.source,
  messages: { minLength: USERNAME_ADVICE, length: USERNAME_ADVICE, pattern: USERNAME_ADVICE },
} as const;

type Check = (value: unknown) => string | undefined;

const EASY = 'This password is too easy to guess. Please choose another one.';
const BREACHED = 'This password is in lists of stolen passwords. Please choose another one.';

const easyPassword: Check = (value) => (typeof value === 'string' && isCommonPassword(value) ? EASY : undefined);
const breachedPassword: Check = (value) => (typeof value === 'string' && isBreachedPassword(value) ? BREACHED : undefined);

/** The problem with a password in the settings of a site, which must go on starting with it when the list of breached ones grows. */
export const settingFault: Check = (value) => faultOf(ruleOf(NEW_PASSWORD), value) ?? easyPassword(value);

/** Returns the problem with a new password. Characters count, not bytes. */
export const passwordFault: Check = (value) => settingFault(value) ?? breachedPassword(value);

/** Returns the name, or the address that stands for one, as it is stored. A name keeps its marks, so that it is not confused with another one. */
export const toUsername = (text: string): string => (text.includes('@') ? tidyEmail(text) : cleanText(text).toLowerCase());

export const usernameFault: Check = (value) => faultOf(ruleOf(USERNAME), value);

/** Never trimmed. Optional: blank keeps the password. */
export const NewPassword = ({ optional = false } = {}): PropertyDecorator =>
  Ruled(
    'newPassword',
    NEW_PASSWORD,
    { optional },
    {
      tidy: Transform(({ value }: { value: unknown }) => (optional && value === '' ? null : value)),
      alsoWrong: (value) => easyPassword(value) ?? breachedPassword(value),
    },
  );

/** Never trimmed. */
export const CurrentPassword = ({ optional = false } = {}): PropertyDecorator =>
  Ruled('currentPassword', { type: 'string', format: 'password', maxLength: LONGEST_TRIED }, { optional });

export const Username = (): PropertyDecorator =>
  Ruled(
    'username',
    USERNAME,
    {},
    { tidy: Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? toUsername(value) : value)) },
  );
