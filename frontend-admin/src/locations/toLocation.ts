import { toWholeNumber } from '../ui/toWholeNumber';

/** What the form holds, as the API takes it. Left empty, slug and order of a new location are the server's to find: the order is the last. */
export function toLocation({ slug, order, ...data }: Record<string, unknown>): Record<string, unknown> {
  const isNew = data['id'] === undefined;
  const empty = order === undefined || order === null || order === '';
  return { ...data, ...(slug ? { slug } : {}), ...(isNew && empty ? {} : { order: toWholeNumber(order) }) };
}
