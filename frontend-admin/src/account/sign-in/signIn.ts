import type { components } from '../../../../backend/openapi';
import { type Session, writeSession } from '../../data/session/session';
import { ApiError } from '../../data/ApiError';
import { tidyDrafts } from '../../editing/drafts/drafts';
import type { Toast } from '../../kit/toasts';
import { post } from '../calls';

type Schemas = components['schemas'];
type Credentials = Schemas['LoginDto'];

export const validateLogin = ({ username, password }: Credentials) => ({
  ...(!username.trim() && { username: 'Username is required' }),
  ...(!password && { password: 'Password is required' }),
});

/** What the server asks after the password. */
export type SecondStep = Schemas['SecondFactorTicket'];

/** Keeps a session in this browser. */
export function keepSession({ token, user }: Session): void {
  writeSession({ token, user });
  tidyDrafts();
}

/** Opens a session and keeps it in this browser, or resolves to the second step. */
export async function signIn({ username, password }: Credentials): Promise<SecondStep | null> {
  const opened = await post<Session | SecondStep>('/api/auth/login', { username: username.trim(), password });
  if ('ticket' in opened) return opened;
  keepSession(opened);
  return null;
}

/** The second step: a code of the app, or a recovery code. */
export async function sendCode(ticket: string, code: string): Promise<void> {
  keepSession(await post<Session>('/api/auth/second-factor', { ticket, code } satisfies Schemas['SecondFactorDto']));
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

const START = '/';

/** The address the user was going to before the login, such as an enquiry linked from a mail; react-admin keeps it in the location's state. */
export function nextPath(state: unknown): string {
  if (typeof state !== 'object' || state === null) return START;
  const { nextPathname, nextSearch }: { nextPathname?: unknown; nextSearch?: unknown } = state;
  if (typeof nextPathname !== 'string' || !/^\/(?!\/)/.test(nextPathname)) return START;
  return nextPathname + (typeof nextSearch === 'string' ? nextSearch : '');
}
