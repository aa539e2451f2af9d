import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface DraftFieldProps {
  label: string;
  value: string;
  rows?: number;
  hint: (text: string) => string;
  /** Why this text cannot be saved, if it cannot. */
  problem?: (text: string) => string | undefined;
  onSave: (text: string) => void;
}

/** A text of the draft: typed here, saved when the field is left. */
export const DraftField = ({ label, value, rows, hint, problem, onSave }: DraftFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const fault = problem?.(text.trim());
  const leave = () => {
    if (fault) return;
    if (text.trim() !== value) onSave(text.trim());
    setTyped(null);
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      error={fault !== undefined}
      helperText={fault ?? hint(text)}
      {...(rows && { multiline: true, minRows: rows })}
    />
  );
};
