import { Box, Button, TextField, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import type { ImportReport } from '../../data/types';
import { type Choice, fieldOf } from './choices';

interface ColumnChoicesProps {
  /** As the names of the columns say. */
  guessed: ImportReport['columns'];
  chosen: readonly Choice[];
  fields: ImportReport['fields'];
  disabled: boolean;
  onChoose: (choice: Choice) => void;
}

/** Which field each column of the file is. Columns stay where they are when something is chosen, which keeps the focus. */
export const ColumnChoices = ({ guessed, chosen, fields, disabled, onChoose }: ColumnChoicesProps) => {
  const [isOpen, setOpen] = useState(false);
  const recognised = guessed.filter(({ field }) => field !== null);
  const others = guessed.filter(({ field }) => field === null);
  const choice = ({ column, example, field }: (typeof guessed)[number]) => (
    <TextField
      key={column}
      select
      label={column}
      value={fieldOf(chosen, { column, field }) ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChoose({ column, field: target.value || null })}
      helperText={`For example: ${example}`}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
    >
      <option value="">Not imported</option>
      {fields.map(({ field: id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </TextField>
  );
  return (
    <>
      {others.length > 0 && (
        <Group title={recognised.length > 0 ? 'Other columns of the file' : 'Columns of the file'}>
          <Typography variant="body2">They are not imported unless you choose what they are.</Typography>
          <Box sx={CHOICES}>{others.map(choice)}</Box>
        </Group>
      )}
      {recognised.length > 0 && (
        <Box>
          <Button size="small" variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ minHeight: 44 }}>
            {`${isOpen ? 'Hide' : 'Show'} recognised columns (${recognised.length})`}
          </Button>
          {isOpen && <Box sx={{ ...CHOICES, mt: 1.5 }}>{recognised.map(choice)}</Box>}
        </Box>
      )}
    </>
  );
};

export const CHOICES = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

export const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
};
