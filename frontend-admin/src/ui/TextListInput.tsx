import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, useInput } from 'react-admin';

interface TextListInputProps {
  source: string;
  label?: string;
  helperText: string;
  parse: (text: string) => string[];
  format: (list: unknown) => string;
  /** How many lines it shows at least; without it, a single one. */
  minRows?: number;
}

/** A list of texts as one text; tidied when the field is left, so that separators can be typed. */
export const TextListInput = ({ source, label, helperText, parse, format, minRows }: TextListInputProps) => {
  const { id, field, fieldState } = useInput({ source });
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      id={id}
      label={<FieldTitle source={source} label={label} />}
      value={text ?? format(field.value)}
      onChange={(event) => {
        setText(event.target.value);
        field.onChange(parse(event.target.value));
      }}
      onBlur={() => {
        setText(null);
        field.onBlur();
      }}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      multiline={minRows !== undefined}
      minRows={minRows}
    />
  );
};
