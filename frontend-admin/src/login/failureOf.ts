import { ApiError } from '../data/ApiError';

interface Failure {
  /** What is wrong with the field. */
  field?: string;
  /** Why it failed, in one sentence. */
  sentence: string;
  /** The server has understood the call and said no: trying again does not help. */
  isFinal: boolean;
}

/** What a refused form has to show; `name` is its field's. */
export function failureOf(error: unknown, name: string): Failure {
  if (!(error instanceof ApiError)) return { sentence: error instanceof Error ? error.message : String(error), isFinal: false };
  const message: unknown = Object.entries(error.body.errors).find(([field]) => field === name)?.[1];
  return { field: typeof message === 'string' ? message : undefined, sentence: error.message, isFinal: error.status === 400 };
}
