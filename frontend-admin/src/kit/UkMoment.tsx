import { MenuItem, TextField } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import type { components } from '../../../backend/openapi';

/** A time on the clocks of the United Kingdom. `which`: of two equal ones, when the clocks go back. */
export type UkMomentValue = Required<components['schemas']['LondonMomentDto']>;

interface UkMomentProps {
  value: UkMomentValue;
  onChange: (change: Partial<UkMomentValue>) => void;
  /** The API's sentences. */
  faults: Partial<Record<keyof UkMomentValue, ReactNode>>;
  labels?: Record<keyof UkMomentValue, string>;
  /** For the form to focus a field with a fault. */
  refs?: Partial<Record<keyof UkMomentValue, Ref<HTMLInputElement>>>;
  help?: string;
}

const LABELS = { date: 'Day', time: 'Time', which: 'Which of the two' };

/** Asks for a day and a time; where that time comes twice, which of the two. */
export const UkMoment = ({
  value: { date, time, which },
  onChange,
  faults,
  labels = LABELS,
  refs = {},
  help = 'In the United Kingdom, wherever you are.',
}: UkMomentProps) => (
  <>
    <TextField
      type="date"
      label={labels.date}
      value={date}
      inputRef={refs.date}
      onChange={({ target }) => onChange({ date: target.value, which: null })}
      error={Boolean(faults.date)}
      helperText={faults.date}
      slotProps={{ inputLabel: { shrink: true } }}
    />
    <TextField
      type="time"
      label={labels.time}
      value={time}
      inputRef={refs.time}
      onChange={({ target }) => onChange({ time: target.value, which: null })}
      error={Boolean(faults.time)}
      helperText={faults.time ?? help}
      slotProps={{ inputLabel: { shrink: true } }}
    />
    {(faults.which || which) && (
      <TextField
        select
        label={labels.which}
        value={which ?? ''}
        inputRef={refs.which}
        onChange={({ target }) => onChange({ which: target.value as UkMomentValue['which'] })}
        error={Boolean(faults.which) && !which}
        helperText={faults.which}
        sx={{ gridColumn: '1 / -1' }}
      >
        <MenuItem value="first">The first, in summer time</MenuItem>
        <MenuItem value="second">The second, an hour later</MenuItem>
      </TextField>
    )}
  </>
);
