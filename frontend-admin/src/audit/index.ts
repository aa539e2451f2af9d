import { AuditList } from './AuditList';

/** Read-only: the server writes an entry with each change. */
export const auditLog = { name: 'audit-log', list: AuditList };
