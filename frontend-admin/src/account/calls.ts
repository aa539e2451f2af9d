import { ApiError } from '../data/ApiError';
import { request } from '../data/request';

/** Sends JSON and resolves to the response's. */
export async function post<T>(path: string, body: object = {}): Promise<T> {
  return (await request<T>(path, { method: 'POST', body: JSON.stringify(body) })).json;
}

export interface Failure {
  /** What is wrong with the field. */
  field?: string;
  /** Why it failed, in one sentence. */
  sentence: string;
  /** The server understood the request and refused it: trying again does not help. */
  isFinal: boolean;
}

/** What a form with a single field, `name`, shows when its request failed. */
export function failureOf(error: unknown, name: string): Failure {
  if (!(error instanceof ApiError)) return { sentence: error instanceof Error ? error.message : String(error), isFinal: false };
  const message: unknown = Object.entries(error.body.errors).find(([field]) => field === name)?.[1];
  return { field: typeof message === 'string' ? message : undefined, sentence: error.message, isFinal: error.status === 400 };
}
