import { ApiError } from '../../data/ApiError';
import { request } from '../../data/request';
import type { components } from '../../../../backend/openapi';

type Schemas = components['schemas'];

async function post(path: string, body: object): Promise<string> {
  const { json } = await request<Schemas['MessageResponse']>(path, { method: 'POST', body: JSON.stringify(body) });
  return json.message;
}

/** Asks for a mail with a link to set a new password. Resolves to the server's sentence. */
export const askForLink = (username: string): Promise<string> =>
  post('/api/auth/forgot-password', { username } satisfies Schemas['ForgotPasswordDto']);

/** Sets the password of the account that `token` was mailed to. Resolves to the server's sentence. */
export const setPassword = (token: string, password: string): Promise<string> =>
  post('/api/auth/reset-password', { token, password } satisfies Schemas['ResetPasswordDto']);

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
