import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportReport } from '../../data/types';
import { CHOICES, Group } from './ColumnChoices';
import { missingFields, type Value } from './values';

interface EveryRowProps {
  report: ImportReport;
  /** Fields that rows need. */
  needed: readonly string[];
  values: readonly Value[];
  disabled: boolean;
  /** '' says nothing. */
  onSay: (value: Value) => void;
}

/** What no column of the file says, and every row does, such as what was inspected in a list of customers. */
export const EveryRow = ({ report, needed: asked, values, disabled, onSay }: EveryRowProps) => {
  const [isOpen, setOpen] = useState(false);
  const { needed, others } = missingFields(report, asked);
  const input = ({ field, label, choices }: (typeof others)[number]) => {
    const props = { label, choices, disabled, value: values.find((one) => one.field === field)?.value ?? '' };
    return <ValueInput key={field} {...props} onSay={(value) => onSay({ field, value })} />;
  };
  if (needed.length + others.length === 0) return null;
  return (
    <Group title="The same for every row">
      {needed.length > 0 && (
        <>
          <Typography variant="body2">No column says this. What you write here counts for all rows.</Typography>
          <Box sx={CHOICES}>{needed.map(input)}</Box>
        </>
      )}
      {others.length > 0 && (
        <Box>
          <Button size="small" variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ minHeight: 44 }}>
            {`${isOpen ? 'Hide' : 'Show'} ${needed.length > 0 ? 'other ' : ''}fields without a column (${others.length})`}
          </Button>
          {isOpen && <Box sx={{ ...CHOICES, mt: 1.5 }}>{others.map(input)}</Box>}
        </Box>
      )}
    </Group>
  );
};

interface ValueInputProps {
  label: string;
  choices: string[] | null;
  value: string;
  disabled: boolean;
  onSay: (value: string) => void;
}

/** A text is sent when it is left, not with every key. */
const ValueInput = ({ label, choices, value, disabled, onSay }: ValueInputProps) => {
  const [typed, setTyped] = useState(value);
  const say = () => {
    if (typed.trim() !== value) onSay(typed.trim());
  };
  if (choices)
    return (
      <TextField
        select
        label={label}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onSay(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">As in the file</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </TextField>
    );
  return (
    <TextField
      label={label}
      value={typed}
      disabled={disabled}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={say}
      onKeyDown={({ key }) => {
        if (key === 'Enter') say();
      }}
      slotProps={{ htmlInput: { maxLength: 2000, autoComplete: 'off' } }}
    />
  );
};
