import { Alert, Button, DialogActions, DialogContent, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiError } from '../../data/ApiError';
import type { PlanRequest } from '../../data/types';
import { DialogFrame } from '../../kit/DialogFrame';
import { FieldStack } from '../../kit/FieldGrid';
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

/** By field. */
function sentencesOf(error: Error | null): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const { errors } = error.body;
  return 'root' in errors && typeof errors.root === 'object' ? {} : (errors as Record<string, string>);
}

/** Asks what is to happen, and when. */
export const PlanDialog = ({ target, frozen, fields, version, onClose }: PlanDialogProps) => {
  const [action, setAction] = useState<PlanRequest['action']>('publish');
  const [at, setAt] = useState<UkMomentValue>({ date: '', time: '09:00', which: null });
  const { mutate, isPending, error } = usePlan(onClose);
  const faults = sentencesOf(error);
  const others = Object.entries(faults).filter(([field]) => !['date', 'time', 'which'].includes(field));
  const send = () => mutate({ version, wanted: { ...target, action, ...at, ...(fields && action === 'publish' && { fields: fields() }) } });

  return (
    <DialogFrame title="Publish at a time" onClose={onClose} maxWidth="sm">
      <DialogContent dividers>
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
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={isPending} onClick={send}>
          Plan
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};
