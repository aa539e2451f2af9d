import { Button, Tooltip } from '@mui/material';
import { ListChecks } from 'lucide-react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { apiName } from '../../data/dataProvider';
import type { ContentFinding } from '../../data/types';
import { useRead } from '../../data/useCall';

interface FindingsNoteProps {
  /** Of the page in the preview; null: those of the last check of the published pages count. */
  count: number | null;
  onOpen: () => void;
}

/** Shows beside the buttons of a form that there are findings. They do not prevent publishing. */
export const FindingsNote = ({ count, onOpen }: FindingsNoteProps) => {
  const stored = useStoredCount();
  const shown = count ?? stored;
  if (shown === 0) return null;
  return (
    <Tooltip title="You can publish all the same." describeChild>
      <Button color="inherit" startIcon={<ListChecks size={18} />} onClick={onOpen}>
        {shown === 1 ? '1 thing to mend' : `${shown} things to mend`}
      </Button>
    </Tooltip>
  );
};

/** The homepage is edited outside the resources, and new records have no page yet. */
function useStoredCount(): number {
  const resource = useResourceContext();
  const id = useRecordContext()?.id;
  const filter = resource === undefined ? { resource: 'homepage' } : { resource: apiName(resource), recordId: id };
  const path = `/api/admin/content-checks?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const enabled = resource === undefined || id !== undefined;
  return useRead<ContentFinding[]>(['content-checks', filter], path, { enabled }).data?.length ?? 0;
}
