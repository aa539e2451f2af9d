import rule from '../data/password.json' with { type: 'json' };
import { faultOf, type Rule } from '../data/rule';

/** Shown before anyone types. Only the server knows which passwords are common. */
export const PASSWORD_RULES = `At least ${rule.minLength} and at most ${rule.maxLength} characters, of any kind. Common passwords are refused; a few unrelated words work well.`;

// The pages before the login load no other rules.
export const requiredPasswordFault = (value: unknown): string | undefined => faultOf(rule as Rule, value);

export const passwordFault = (value: unknown): string | undefined => (value ? requiredPasswordFault(value) : undefined);
