import { Box, Button } from '@mui/material';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { PlanRequest } from '../../data/types';
import { wide } from '../../kit/FieldGrid';
import { useRecordDialog } from '../openRecord';
import { PlanDialog } from './PlanDialog';
import { PlanRows } from './PlanRows';
import { usePlans } from './plans';

/** In the form of a stored record: what is planned for it. */
export const Planned = () => {
  const recordId = String(useRecordContext()?.id);
  const { data = [] } = usePlans();
  const plans = data.filter((plan) => plan.recordId === recordId && plan.status !== 'done');
  return plans.length > 0 ? (
    <Box sx={wide}>
      <PlanRows plans={plans} />
    </Box>
  ) : null;
};

/** In the form of a stored record: a button that plans. */
export const PublishAt = ({ resource }: { resource: Exclude<PlanRequest['resource'], 'homepage'> }) => {
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const { toRequest } = useRecordDialog();
  const [isOpen, setOpen] = useState(false);
  if (record?.id === undefined) return null;
  const recordId = String(record.id);
  return (
    <Box sx={wide}>
      <Button variant="outlined" size="small" startIcon={<CalendarClock size={18} />} onClick={() => setOpen(true)}>
        Publish at a time
      </Button>
      {isOpen && (
        <PlanDialog
          target={{ resource, recordId }}
          frozen="What this form holds now is kept, also what is not saved. At that time it replaces what is live then, whatever has been changed in between."
          fields={() => toRequest(getValues(), record)}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
};
