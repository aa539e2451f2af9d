import type { AuthProvider } from 'react-admin';
import { ApiError, request } from '../request';
import { clearSession, readSession, type Role } from './session';

const LOGIN_PATH = '/login';

/** Resources and screens for administrators only; the server refuses them to others as well. */
const ADMINS_ONLY: ReadonlySet<string> = new Set(['users', 'audit-log', 'redirects', 'privacy', 'set-up', 'backups']);

export const mayUse = (role: Role | undefined, resource: string): boolean => role === 'admin' || !ADMINS_ONLY.has(resource);

export const authProvider: AuthProvider = {
  // Signing in happens outside react-admin, in login/LoginPage.
  login: async () => undefined,
  logout: async () => {
    // The browser's half of the session ends whether or not the server responds.
    if (readSession()) void request('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
    clearSession();
    return LOGIN_PATH;
  },
  checkAuth: async () => {
    if (!readSession()) throw { redirectTo: LOGIN_PATH, message: false };
  },
  // Only throws: react-admin then signs out once. Clearing the session here as well would start a second round.
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
