import rule from '../data/password.json' with { type: 'json' };

/*
 * The rule of a new password, generated from the API. The pages before the login load no other rules.
 */
const { minLength, maxLength, messages } = rule;

/** Shown before anyone types. Only the server knows which passwords are common. */
export const PASSWORD_RULES = `At least ${minLength} and at most ${maxLength} characters, of any kind. Common passwords are refused; a few unrelated words work well.`;

/** Counts characters, as the server does. */
export function passwordFault(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const { length } = [...value];
  if (length < minLength) return messages.minLength;
  return length > maxLength ? messages.length : undefined;
}

export const requiredPasswordFault = (value: unknown): string | undefined =>
  value === undefined || value === null || value === '' ? messages.required : passwordFault(value);
