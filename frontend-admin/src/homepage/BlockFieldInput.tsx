import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { focusOnMount } from '../ui/focusOnMount';
import { formatLines, parseLines } from '../ui/lines';
import type { BlockField } from './blockFields';
import { textAt, withText } from './content';

interface BlockFieldInputProps {
  field: BlockField;
  content: Readonly<Record<string, unknown>>;
  isFirst: boolean;
  faulty: boolean;
  onChange: (content: Record<string, unknown>) => void;
}

export const BlockFieldInput = ({ field, content, isFirst, faulty, onChange }: BlockFieldInputProps) => {
  const { path, label, rows, lines, hint } = field;
  // What is typed into a list is tidied when the field is left, or no new line could be begun.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      inputRef={isFirst ? focusOnMount : undefined}
      label={label}
      value={lines ? (typed ?? formatLines(content[path])) : textAt(content, path)}
      onChange={({ target }) => {
        if (lines) setTyped(target.value);
        onChange(withText(content, path, lines ? parseLines(target.value) : target.value));
      }}
      onBlur={() => setTyped(null)}
      error={faulty}
      helperText={faulty ? 'Give a path such as /contact, or a tel:, mailto: or https:// link.' : hint}
      {...(rows && { multiline: true, minRows: rows })}
    />
  );
};
