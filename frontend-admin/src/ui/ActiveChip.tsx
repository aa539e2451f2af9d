import { StatusChip } from './StatusChip';

export const ActiveChip = ({ isActive }: { isActive: boolean }) =>
  isActive ? <StatusChip tone="success">Active</StatusChip> : <StatusChip tone="neutral">Inactive</StatusChip>;
