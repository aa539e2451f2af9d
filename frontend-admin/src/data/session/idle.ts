import { clearSession, readSession, type Session, USED_KEY } from './session';

const MINUTE_MS = 60_000;

/** The server has responded to a request of this session. All tabs of the browser share it. */
export function noteUse(storage: Pick<Storage, 'setItem'> = localStorage, now = Date.now()): void {
  storage.setItem(USED_KEY, String(now));
}

/** Minutes without a request after which the server ends the session, from its token; null if it does not say. */
function idleMinutes({ token }: Pick<Session, 'token'>): number | null {
  try {
    const [, payload = ''] = token.split('.');
    const { idle } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { idle?: unknown };
    return typeof idle === 'number' ? idle : null;
  } catch {
    return null;
  }
}

/** Whether the session was not used for so long that the server has ended it. */
export function isUnused(session: Pick<Session, 'token'>, storage: Pick<Storage, 'getItem'> = localStorage, now = Date.now()): boolean {
  const used = Number(storage.getItem(USED_KEY));
  const minutes = idleMinutes(session);
  return used > 0 && minutes !== null && now - used >= minutes * MINUTE_MS;
}

/** Takes a session that has ended unused out of the browser. Called before the first screen. */
export function forgetUnusedSession(): void {
  const session = readSession();
  if (session && isUnused(session)) clearSession();
}
