import type { components } from '../data/schema';
import { request } from '../data/request';

type Schemas = components['schemas'];

async function post(path: string, body: object): Promise<string> {
  const { json } = await request<Schemas['MessageAnswer']>(path, { method: 'POST', body: JSON.stringify(body) });
  return json.message;
}

/** Both answer the server's sentence. */
export const askForLink = (username: string): Promise<string> =>
  post('/api/auth/forgot-password', { username } satisfies Schemas['ForgotPasswordDto']);

export const setPassword = (token: string, password: string): Promise<string> =>
  post('/api/auth/reset-password', { token, password } satisfies Schemas['ResetPasswordDto']);
