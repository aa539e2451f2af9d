import { StatusChip } from './StatusChip';

export const PublicationChip = ({ status }: { status: 'draft' | 'published' }) =>
  status === 'published' ? <StatusChip tone="success">Published</StatusChip> : <StatusChip tone="attention">Draft</StatusChip>;
