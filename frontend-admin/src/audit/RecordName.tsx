import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { AuditEntry } from '../data/types';
import { kindOf } from './choices';
import { useRecordOf } from './useRecordOf';

/** What was changed: its name, as a link where there is a screen for it, and its kind. */
export const RecordName = ({ entry }: { entry: AuditEntry }) => {
  const { name, path } = useRecordOf(entry);
  const kind = kindOf(entry.entityType)?.name;
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
