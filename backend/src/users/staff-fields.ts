import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { cleanText } from '../common/text.js';
import { INVALID, REQUIRED } from '../common/validation.js';
import { isCommonPassword } from './passwords-common.js';

const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 128;
/** As at the login: more than any password has, little enough to hash. */
const LONGEST_TRIED = 1000;
const USERNAME = /^[a-z0-9._-]{2,64}$/;

type Check = (value: unknown) => string | undefined;

const checked = (name: string, check: Check): PropertyDecorator =>
  ValidateBy({
    name,
    validator: { validate: (value) => check(value) === undefined, defaultMessage: (args) => check(args?.value) ?? INVALID },
  });

/** What is wrong with it as a new password (decisions.md 'Staff'); its characters count, not its bytes. */
export const passwordFault: Check = (value) => {
  if (value === undefined || value === null || value === '') return REQUIRED;
  if (typeof value !== 'string') return INVALID;
  const { length } = [...value];
  if (length < SHORTEST_PASSWORD) return `Please use at least ${SHORTEST_PASSWORD} characters`;
  if (length > LONGEST_PASSWORD) return `Please use at most ${LONGEST_PASSWORD} characters`;
  return isCommonPassword(value) ? 'This password is too easy to guess. Please choose another one.' : undefined;
};

/** Lower case, trimmed. */
export const toUsername = (text: string): string => cleanText(text).toLowerCase();

export const usernameFault: Check = (value) => {
  if (value === undefined || value === null || value === '') return REQUIRED;
  if (typeof value !== 'string') return INVALID;
  return USERNAME.test(value) ? undefined : 'Please use 2 to 64 letters, digits, dots, hyphens or underscores';
};

/** A password that is being set; never trimmed. Optional: left out, null or empty, the password stays. */
export function NewPassword({ optional = false } = {}): PropertyDecorator {
  const emptyIsNone = Transform(({ value }: { value: unknown }) => (value === '' ? null : value));
  return applyDecorators(
    ...(optional ? [emptyIsNone, IsOptional()] : []),
    checked('newPassword', passwordFault),
    ApiProperty({ format: 'password', minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD, required: !optional }),
  );
}

/** One that is only compared; never trimmed. */
export function CurrentPassword(): PropertyDecorator {
  const check: Check = (value) =>
    value === undefined || value === null || value === ''
      ? REQUIRED
      : typeof value !== 'string' || value.length > LONGEST_TRIED
        ? INVALID
        : undefined;
  return applyDecorators(checked('currentPassword', check), ApiProperty({ format: 'password', maxLength: LONGEST_TRIED }));
}

export function Username(): PropertyDecorator {
  const lower = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? toUsername(value) : value));
  return applyDecorators(lower, checked('username', usernameFault), ApiProperty({ minLength: 2, maxLength: 64 }));
}
