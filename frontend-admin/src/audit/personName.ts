import type { AuditEntry } from '../data/types';

/** Nobody is signed in when a sign-in fails; what else nobody did, the system did. */
export const personName = ({ username, action }: Pick<AuditEntry, 'username' | 'action'>): string =>
  username ?? (action === 'login-failed' ? 'Not signed in' : 'System');
