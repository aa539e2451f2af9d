import { type Session, writeSession } from '../auth/session';
import { ApiError } from '../data/ApiError';
import { request } from '../data/request';
import { tidyDrafts } from '../drafts/drafts';
import type { Toast } from '../ui/toasts';

export interface Credentials {
  username: string;
  password: string;
}

export type LoginErrors = Partial<Record<keyof Credentials, string>>;

export function validateLogin({ username, password }: Credentials): LoginErrors {
  return {
    ...(!username.trim() && { username: 'Username is required' }),
    ...(!password && { password: 'Password is required' }),
  };
}

/** Opens a session and keeps it in this browser. */
export async function signIn({ username, password }: Credentials): Promise<void> {
  const { json } = await request<Session>('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ username: username.trim(), password }),
  });
  writeSession({ token: json.token, user: json.user });
  tidyDrafts();
}

/** The notification for a failed login: the server's sentence, or a fixed one with the cause beneath. */
export function loginFailure(error: unknown): Toast {
  const said = error instanceof ApiError ? error.sentence : null;
  return {
    title: 'Login Failed',
    description: said ?? 'Login failed',
    reason: !said && error instanceof Error ? error.message : undefined,
    variant: 'destructive',
  };
}

const HOME = '/';

/** The address the user was going to before the login, such as an enquiry linked from a mail; react-admin keeps it in the location's state. */
export function nextPath(state: unknown): string {
  if (typeof state !== 'object' || state === null) return HOME;
  const { nextPathname, nextSearch }: { nextPathname?: unknown; nextSearch?: unknown } = state;
  if (typeof nextPathname !== 'string' || !/^\/(?!\/)/.test(nextPathname)) return HOME;
  return nextPathname + (typeof nextSearch === 'string' ? nextSearch : '');
}
