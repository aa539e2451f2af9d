import { likelyEmail, tidyEmail } from '../../platform/fields/contact-rules.js';
import type { EmailQuestion } from '../../../render.js';

/** Asks before anything is stored. */
export class LikelyMisspelt extends Error {
  constructor(readonly question: EmailQuestion) {
    super('The address may be misspelt.');
  }
}

/**
 * For forms without script: returns what throws LikelyMisspelt if the address of a form may be misspelt and the visitor was not asked yet. The answer takes
 * the place of what was typed; an address that was typed anew counts more.
 */
export function askOnce(values: Record<string, string>): (sent: { email: string }) => void {
  const isAsked = tidyEmail(values['askedEmail'] ?? '') === tidyEmail(values['email'] ?? '');
  if (isAsked && values['chosenEmail']) values['email'] = values['chosenEmail'];
  return ({ email }) => {
    const meant = isAsked ? undefined : likelyEmail(email);
    if (meant !== undefined) throw new LikelyMisspelt({ typed: email, meant });
  };
}
