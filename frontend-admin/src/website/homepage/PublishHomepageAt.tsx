import { Box } from '@mui/material';
import { useEditor } from './useEditor';
import { PlanButton } from '../../editing/plans/PlanDialog';
import { PlanRows } from '../../editing/plans/PlanRows';
import { usePlans } from '../../editing/plans/plans';

/** In the dialog that publishes the homepage. */
export const PublishHomepageAt = () => {
  const { id: recordId, lockVersion } = useEditor().stored;
  return (
    <Box sx={{ mt: 2.5 }}>
      <PlanRows plans={usePlans(({ resource }) => resource === 'homepage')} />
      <PlanButton
        target={{ resource: 'homepage', recordId }}
        version={lockVersion}
        frozen="The draft is kept as it is saved now. At that time it replaces what is live then. The draft itself may be edited on, and is not touched."
      />
    </Box>
  );
};
