const SHORTEST = 12;
const LONGEST = 128;

/** Said before anyone types; the server alone knows which passwords are common. */
export const PASSWORD_RULES = `At least ${SHORTEST} and at most ${LONGEST} characters, of any kind. Passwords that many people use are refused; a few unrelated words are a good choice.`;

/** Its characters count, as on the server. The sentences are the server's. */
export function passwordFault(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const { length } = [...value];
  if (length < SHORTEST) return `Please use at least ${SHORTEST} characters`;
  return length > LONGEST ? `Please use at most ${LONGEST} characters` : undefined;
}

export const requiredPasswordFault = (value: unknown): string | undefined =>
  value === undefined || value === null || value === '' ? 'Required' : passwordFault(value);
