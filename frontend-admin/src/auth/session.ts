import type { components } from '../data/schema';

export type SessionUser = components['schemas']['SignedInUser'];
/** As the login answers it. */
export type Session = components['schemas']['LoginAnswer'];

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const TOKEN_KEY = 'backoffice.token';
export const USER_KEY = 'backoffice.user';

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
}

export function clearSession(storage: SessionStorage = localStorage): void {
  storage.removeItem(TOKEN_KEY);
  storage.removeItem(USER_KEY);
}
