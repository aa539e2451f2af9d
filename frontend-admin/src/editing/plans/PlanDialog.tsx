import { Alert, Box, type ButtonProps, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../data/ApiError';
import type { PlanRequest } from '../../data/types';
import { ContentDialog } from '../../kit/DialogFrame';
import { FieldStack, wide } from '../../kit/FieldGrid';
import { LabelledButton } from '../../kit/LabelledButton';
import { UkMoment, type UkMomentValue } from '../../kit/UkMoment';
import { usePlan } from './plans';

interface PlanDialogProps {
  target: Pick<PlanRequest, 'resource' | 'recordId'>;
  /** Says what will go live. */
  frozen: string;
  /** What the form holds; left out for the homepage. */
  fields?: () => Record<string, unknown>;
  /** Of the homepage's draft. */
  version?: number;
  onClose: () => void;
}

/** A button that plans. */
export const PlanButton = ({ size, ...dialog }: Omit<PlanDialogProps, 'onClose'> & Pick<ButtonProps, 'size'>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={wide}>
      <LabelledButton label="Publish at a time" icon={CalendarClock} size={size} onClick={() => setOpen(true)} />
      {isOpen && <PlanDialog {...dialog} onClose={() => setOpen(false)} />}
    </Box>
  );
};

/** Asks what is to happen, and when. */
const PlanDialog = ({ target, frozen, fields, version, onClose }: PlanDialogProps) => {
  const [action, setAction] = useState<PlanRequest['action']>('publish');
  const [at, setAt] = useState<UkMomentValue>({ date: '', time: '09:00', which: null });
  const { mutate, isPending, error } = usePlan(onClose);
  const faults: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {};
  const others = Object.entries(faults).filter(([field]) => !['date', 'time', 'which'].includes(field));
  const send = () => mutate({ version, wanted: { ...target, action, ...at, ...(fields && action === 'publish' && { fields: fields() }) } });

  return (
    <ContentDialog
      title="Publish at a time"
      onClose={onClose}
      maxWidth="sm"
      help="publish-at-a-time"
      action={{ children: 'Plan', loading: isPending, onClick: send }}
    >
      <FieldStack>
        {fields && (
          <RadioGroup aria-label="What happens" value={action} onChange={(_, value) => setAction(value as PlanRequest['action'])}>
            <FormControlLabel value="publish" control={<Radio />} label="It goes live" />
            <FormControlLabel value="take-down" control={<Radio />} label="It is taken down" />
          </RadioGroup>
        )}
        <Typography color="text.secondary">
          {action === 'publish' ? frozen : 'Visitors no longer see the page. It stays here as a draft.'}
        </Typography>
        <UkMoment value={at} onChange={(change) => setAt({ ...at, ...change })} faults={faults} />
        {error && (Object.keys(faults).length === 0 || others.length > 0) && (
          <Alert severity="error">
            {others.length > 0 ? others.map(([field, sentence]) => `${field}: ${sentence}`).join(' ') : error.message}
          </Alert>
        )}
      </FieldStack>
    </ContentDialog>
  );
};
