import { type Session, writeSession } from '../auth/session';
import { markStaff } from '../auth/staffMark';
import { ApiError } from '../data/ApiError';
import { request } from '../data/request';
import type { Toast } from '../ui/toasts';
import type { Credentials } from './validateLogin';

/** Opens a session and keeps it in this browser. */
export async function signIn({ username, password }: Credentials): Promise<void> {
  const { json } = await request<Session>('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ username: username.trim(), password }),
  });
  writeSession({ token: json.token, user: json.user });
  markStaff(true);
}

/** The notice of a login that failed: the server's sentence, else a fixed one with the cause beneath. */
export function loginFailure(error: unknown): Toast {
  const said = error instanceof ApiError ? error.sentence : null;
  return {
    title: 'Login Failed',
    description: said ?? 'Login failed',
    reason: !said && error instanceof Error ? error.message : undefined,
    variant: 'destructive',
  };
}
