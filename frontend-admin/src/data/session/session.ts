import { useSyncExternalStore } from 'react';
import { newListeners } from '../listeners';
import type { components } from '../../../../backend/openapi';

export type SessionUser = components['schemas']['SignedInUser'];
export type Role = SessionUser['role'];
/** The response to a login. */
export type Session = components['schemas']['LoginResponse'];

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const TOKEN_KEY = 'backoffice.token';
export const USER_KEY = 'backoffice.user';
/** When the server last responded to this browser's session, in milliseconds since 1970. */
export const USED_KEY = 'backoffice.used';
const HOURS_12_S = 12 * 60 * 60;

/** Of each sign-in and sign-out in this tab. */
const { notify, subscribe } = newListeners();

/** The stored session; null unless both halves are there and readable. */
export function readSession(storage: SessionStorage = localStorage): Session | null {
  const token = storage.getItem(TOKEN_KEY);
  const user = storage.getItem(USER_KEY);
  if (!token || !user) return null;
  try {
    return { token, user: JSON.parse(user) as SessionUser };
  } catch {
    return null;
  }
}

export function writeSession(session: Session, storage: SessionStorage = localStorage): void {
  storage.setItem(TOKEN_KEY, session.token);
  storage.setItem(USER_KEY, JSON.stringify(session.user));
  storage.setItem(USED_KEY, String(Date.now()));
  notify();
}

/** The server has replaced the session's token. Other tabs use it from their next request on. */
export function renewToken(token: string): void {
  const session = readSession();
  // Someone may have signed out in another tab.
  if (session) writeSession({ ...session, token });
}

/** The account has what it needed: takes marks off the signed-in user. */
export function noteSetUp(...done: ('mustSetUp' | 'mustChangePassword')[]): void {
  const session = readSession();
  if (!session) return;
  const user = { ...session.user };
  for (const mark of done) delete user[mark];
  writeSession({ ...session, user });
}

export function clearSession(storage: SessionStorage = localStorage): void {
  storage.removeItem(TOKEN_KEY);
  storage.removeItem(USER_KEY);
  storage.removeItem(USED_KEY);
  notify();
}

/** The signed-in user; another person may sign in while the screen stays. */
export function useSessionUser(): SessionUser | undefined {
  useSyncExternalStore(subscribe, () => localStorage.getItem(USER_KEY));
  return readSession()?.user;
}

/**
 * Keeps a cookie while someone is signed in: visits by staff to the public site are not counted as those of customers. The cookie says
 * nothing else, and visitors never get it.
 */
export function markStaff(): void {
  // Browsers bind the name with this prefix to the host.
  const [name, secure] = window.location.protocol === 'https:' ? ['__Host-staff', '; Secure'] : ['staff', ''];
  const mark = () => {
    document.cookie = `${name}=1; Path=/; SameSite=Lax; Max-Age=${readSession() ? HOURS_12_S : 0}${secure}`;
  };
  mark();
  subscribe(mark);
}
