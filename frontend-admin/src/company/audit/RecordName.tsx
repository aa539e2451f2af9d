import { type RaRecord, useGetRecordRepresentation, useReference, useResourceDefinitions } from 'react-admin';
import { screenName, SINGLE_SCREENS } from '../../data/dataProvider';
import type { AuditEntry } from '../../data/types';
import { Note, ScreenLink } from '../../kit/texts';
import { nameInChanges, nameOfKind } from './entries';

/** The record of an entry, with a link while it has a screen. */
export const RecordName = ({ entry }: { entry: AuditEntry }) => {
  const { name, path } = useRecordOf(entry);
  const kind = nameOfKind(entry.entityType);
  if (!kind) return '-';
  return (
    <>
      {path ? (
        <ScreenLink to={path} sx={{ overflowWrap: 'anywhere' }}>
          {name ?? kind}
        </ScreenLink>
      ) : (
        (name ?? kind)
      )}
      {name && <Note>{kind}</Note>}
    </>
  );
};

/** Returns the record's current name, or else the one in the entry. */
function useRecordOf({ entityType, entityId, changes }: AuditEntry): { name?: string; path?: string } {
  const screen = screenName(entityType ?? '');
  const hasScreen = useResourceDefinitions()[screen]?.hasList ?? false;
  const represent = useGetRecordRepresentation(screen);
  const { referenceRecord } = useReference<RaRecord<string>>({
    reference: screen,
    id: entityId ?? '',
    options: { enabled: hasScreen && entityId !== null },
  });
  const single = SINGLE_SCREENS[entityType ?? ''];
  if (single) return { path: single };
  if (!referenceRecord) return { name: nameInChanges(changes) };
  const shown = represent(referenceRecord);
  return { name: typeof shown === 'string' ? shown : nameInChanges(changes), path: `/${screen}/${referenceRecord.id}` };
}
