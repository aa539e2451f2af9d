import type { SessionUser } from './session';

export type Role = SessionUser['role'];

/** The API's and the screens' names of what only administrators may use; the server refuses it to others as well. */
const ADMINS_ONLY: ReadonlySet<string> = new Set(['users', 'audit-log', 'redirects', 'privacy']);

export const mayUse = (role: Role | undefined, resource: string): boolean => role === 'admin' || !ADMINS_ONLY.has(resource);
