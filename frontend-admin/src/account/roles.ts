import type { Role } from '../data/session/session';
import type { ExplainedChoice } from '../kit/ExplainedChoicesInput';

export const roles: readonly (ExplainedChoice & { id: Role })[] = [
  { id: 'editor', name: 'Editor', explanation: 'Looks after content, media, enquiries and the company information.' },
  { id: 'admin', name: 'Administrator', explanation: 'May also manage users, mail settings and redirects, and read the audit log.' },
];

export const roleName = (id: Role): string => roles.find((role) => role.id === id)?.name ?? id;
