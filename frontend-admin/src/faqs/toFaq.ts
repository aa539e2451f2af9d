import { toWholeNumber } from '../ui/toWholeNumber';

/** What the form holds, as the API takes it. */
export const toFaq = ({ order, ...data }: Record<string, unknown>): Record<string, unknown> => ({ ...data, order: toWholeNumber(order) });
