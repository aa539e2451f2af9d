import { AuditList } from './AuditList';

/** Written by the server with every change; nobody adds or edits an entry. */
export const auditLog = { name: 'audit-log', list: AuditList };
