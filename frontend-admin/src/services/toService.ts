import { toWholeNumber } from '../ui/toWholeNumber';

/** What the form holds, as the API takes it. An empty slug is left to the server on create. */
export function toService({ slug, order, ...data }: Record<string, unknown>): Record<string, unknown> {
  return { ...data, ...(slug ? { slug } : {}), order: toWholeNumber(order) };
}
