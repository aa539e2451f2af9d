import { column, texts, type Column } from './columns.js';

/** The columns of lists that are no plain kind of record. */
export const EXPORTED = {
  'content-checks': texts({ title: 'Page', path: 'Address', kind: 'Kind', message: 'Finding' }),
  'audit-log': texts({
    ...{ createdAt: 'When', username: 'Who', action: 'What', entityType: 'Record', entityId: 'Id', changes: 'Changes' },
    ...{ ipAddress: 'IP address (hashed)', userAgent: 'Browser' },
  }),
  trash: texts({ name: 'Name', resource: 'Kind', slug: 'Slug', deletedAt: 'Deleted', deletedBy: 'By', endsAt: 'Kept until' }),
  'contact-inquiries': [
    ...texts({ createdAt: 'Received', name: 'Name', company: 'Company', email: 'Email Address', phone: 'Phone Number' }),
    ...texts({ service: 'Service', message: 'Message', status: 'Status', assignedTo: 'Assigned to', notes: 'Notes', source: 'Source' }),
    ...texts({ dueAt: 'Due', respondedAt: 'Answered', customerWroteAt: 'Customer wrote' }),
    column('isSpam', 'Spam', 'flag'),
    column('photoCount', 'Photos', 'number'),
  ],
} satisfies Record<string, readonly Column[]>;

export type OtherList = keyof typeof EXPORTED;
