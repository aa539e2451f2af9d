import { Box } from '@mui/material';
import { PublicationChip, StatusChip } from '../../kit/StatusChip';
import { usePageDrafts } from '../drafts/pageDrafts';
import { doing, shortUkTime, usePlans } from './plans';

/** In a list: when the record goes live or is taken down next. */
export const PlannedChip = ({ recordId }: { recordId: string }) => {
  const [next] = usePlans((plan) => plan.recordId === recordId);
  if (!next) return null;
  const isFailed = next.status === 'failed';
  return (
    <StatusChip tone={isFailed ? 'danger' : 'info'}>{isFailed ? 'Plan failed' : `${doing(next)} ${shortUkTime(next.dueAt)}`}</StatusChip>
  );
};

/** A page's status, its plans, and whether it has an unpublished draft. */
export const Publication = ({ id, status }: { id: string; status: 'draft' | 'published' }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    <PublicationChip status={status} />
    <PlannedChip recordId={id} />
    <DraftChip recordId={id} />
  </Box>
);

/** In a list: the page has a draft that is not published. */
const DraftChip = ({ recordId }: { recordId: string }) => {
  const { data = [] } = usePageDrafts();
  return data.some((draft) => draft.recordId === recordId) ? <StatusChip tone="attention">Unpublished changes</StatusChip> : null;
};
