import type { AuthProvider } from 'react-admin';
import { ApiError, request } from '../data/request';
import { mayUse } from './access';
import { clearSession, readSession } from './session';
import { markStaff } from './staffMark';

const LOGIN_PATH = '/login';

/** Tells the server to end the session; the browser's side of it ends whether or not the server answers. */
async function endSession(): Promise<void> {
  if (readSession()) void request('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
  clearSession();
  markStaff(false);
}

export const authProvider: AuthProvider = {
  // Signing in happens on our own screen, outside react-admin (login/LoginPage).
  login: async () => undefined,
  logout: async () => {
    await endSession();
    return LOGIN_PATH;
  },
  checkAuth: async () => {
    if (!readSession()) throw { redirectTo: LOGIN_PATH, message: false };
  },
  // Only throws: react-admin then signs out once. Clearing here as well would start a second round.
  checkError: async (error) => {
    if (error instanceof ApiError && error.status === 401) throw { redirectTo: LOGIN_PATH };
  },
  getIdentity: async () => {
    const user = readSession()?.user;
    return { id: user?.id ?? '', fullName: user?.username ?? '' };
  },
  getPermissions: async () => readSession()?.user.role ?? null,
  canAccess: async ({ resource }) => mayUse(readSession()?.user.role, resource),
};
