import { type RaRecord, useGetRecordRepresentation, useReference, useResourceDefinitions } from 'react-admin';
import { screenName } from '../data/resources';
import type { AuditEntry } from '../data/types';
import { kindOf } from './choices';
import { nameInChanges } from './nameInChanges';

/** Name and screen of the record that an entry is about; the name that it has today, else the one it had. */
export function useRecordOf({ entityType, entityId, changes }: AuditEntry): { name?: string; path?: string } {
  const screen = screenName(entityType ?? '');
  const hasScreen = useResourceDefinitions()[screen]?.hasList ?? false;
  const represent = useGetRecordRepresentation(screen);
  const { referenceRecord } = useReference<RaRecord<string>>({
    reference: screen,
    id: entityId ?? '',
    options: { enabled: hasScreen && entityId !== null },
  });
  const single = kindOf(entityType)?.path;
  if (single) return { path: single };
  if (!referenceRecord) return { name: nameInChanges(changes) };
  const shown = represent(referenceRecord);
  return { name: typeof shown === 'string' ? shown : nameInChanges(changes), path: `/${screen}/${referenceRecord.id}` };
}
