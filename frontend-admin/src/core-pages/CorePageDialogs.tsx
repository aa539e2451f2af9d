import { useGetOne } from 'react-admin';
import type { CorePage } from '../data/types';
import { RecordDialogs } from '../ui/RecordDialogs';
import { useDialogRoute } from '../ui/useDialogRoute';
import { CorePageInputs } from './CorePageInputs';
import { FixedPageDialog } from './FixedPageDialog';
import { toCorePage } from './toCorePage';

const DEFAULTS = { template: 'default', status: 'published', isEditable: true, requiresAuth: false };

/** A page that may not be changed is shown, all others are edited. */
export const CorePageDialogs = () => {
  const { id, close } = useDialogRoute();
  const { data: page, isPending } = useGetOne<CorePage>('core-pages', { id: id ?? '' }, { enabled: id !== undefined });
  if (id !== undefined && isPending) return null;
  if (id !== undefined && page?.isEditable === false) return <FixedPageDialog page={page} onClose={close} />;
  return (
    <RecordDialogs defaults={DEFAULTS} transform={toCorePage}>
      <CorePageInputs />
    </RecordDialogs>
  );
};
