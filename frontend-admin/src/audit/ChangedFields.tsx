import type { AuditEntry } from '../data/types';
import { useFieldName } from './useFieldName';

const SHOWN = 2;

/** The first of the changed fields. A record that was made or deleted has them all: then they say nothing. */
export const ChangedFields = ({ entry: { action, entityType, changes } }: { entry: AuditEntry }) => {
  const fieldName = useFieldName(entityType);
  if (action === 'create' || action === 'delete') return '-';
  const fields = Object.keys(changes);
  if (fields.length === 0) return '-';
  const more = fields.length > SHOWN ? ` +${fields.length - SHOWN} more` : '';
  return fields.slice(0, SHOWN).map(fieldName).join(', ') + more;
};
