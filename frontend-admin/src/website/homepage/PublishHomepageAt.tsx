import { Box, Button } from '@mui/material';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useEditor } from './useEditor';
import { PlanDialog } from '../../editing/plans/PlanDialog';
import { PlanRows } from '../../editing/plans/PlanRows';
import { usePlans } from '../../editing/plans/plans';

/** In the dialog that publishes the homepage. */
export const PublishHomepageAt = () => {
  const { stored } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { data: plans = [] } = usePlans();
  return (
    <Box sx={{ mt: 2.5 }}>
      <PlanRows plans={plans.filter(({ resource, status }) => resource === 'homepage' && status !== 'done')} />
      <Button variant="outlined" startIcon={<CalendarClock size={18} />} onClick={() => setOpen(true)}>
        Publish at a time
      </Button>
      {isOpen && (
        <PlanDialog
          target={{ resource: 'homepage', recordId: stored.id }}
          version={stored.lockVersion}
          frozen="The draft is kept as it is saved now. At that time it replaces what is live then. The draft itself may be edited on, and is not touched."
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
};
