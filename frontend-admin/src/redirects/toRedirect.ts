import { GONE } from './choices';

/** What the form holds, as the API takes it: radio buttons give texts, and what is gone leads nowhere. */
export function toRedirect({ statusCode, toPath, ...data }: Record<string, unknown>): Record<string, unknown> {
  const code = Number(statusCode);
  return { ...data, statusCode: code, toPath: code === GONE ? null : toPath };
}
