import { Link, Typography } from '@mui/material';
import { type RaRecord, useGetRecordRepresentation, useReference, useResourceDefinitions } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { screenName, SINGLE_SCREENS } from '../../data/dataProvider';
import type { AuditEntry } from '../../data/types';
import { nameInChanges, nameOfKind } from './entries';

/** The record of an entry, with a link while it has a screen. */
export const RecordName = ({ entry }: { entry: AuditEntry }) => {
  const { name, path } = useRecordOf(entry);
  const kind = nameOfKind(entry.entityType);
  if (!kind) return '-';
  return (
    <>
      {path ? (
        <Link component={RouterLink} to={path} sx={{ overflowWrap: 'anywhere' }}>
          {name ?? kind}
        </Link>
      ) : (
        (name ?? kind)
      )}
      {name && (
        <Typography variant="body2" color="text.secondary">
          {kind}
        </Typography>
      )}
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
