import { TextField } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import type { components } from '../../../backend/openapi';
import { ChoiceField } from './ChoiceField';

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
}

const LABELS = { date: 'Day', time: 'Time', which: 'Which of the two' };

const MAIN = ['date', 'time'] as const;

const TWICE = [
  { id: 'first', name: 'The first, in summer time' },
  { id: 'second', name: 'The second, an hour later' },
];

/** Asks for a day and a time; where that time comes twice, which of the two. */
export const UkMoment = ({ value, onChange, faults, labels = LABELS, refs = {} }: UkMomentProps) => (
  <>
    {MAIN.map((part) => (
      <TextField
        key={part}
        type={part}
        label={labels[part]}
        value={value[part]}
        inputRef={refs[part]}
        onChange={({ target }) => onChange({ [part]: target.value, which: null })}
        error={Boolean(faults[part])}
        helperText={faults[part] ?? (part === 'time' && 'In the United Kingdom, wherever you are.')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    ))}
    {(faults.which || value.which) && (
      <ChoiceField
        label={labels.which}
        value={value.which ?? ''}
        choices={TWICE}
        inputRef={refs.which}
        onChange={(which) => onChange({ which: which as UkMomentValue['which'] })}
        error={Boolean(faults.which) && !value.which}
        helperText={faults.which}
        sx={{ gridColumn: '1 / -1' }}
      />
    )}
  </>
);
