import { TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { formatCommaList, formatLines, parseCommaList, parseLines } from './format';
import { FieldHelp, useRules } from './inputs';

interface TextListInputProps {
  source: string;
  label?: string;
  helperText: string;
  parse: (text: string) => string[];
  format: (list: unknown) => string;
  /** Makes the field multiline. */
  minRows?: number;
}

/**
 * A list of strings as one text, tidied when the field is left, so that separators can be typed.
 * react-admin's TextArrayInput makes a single entry of a pasted list.
 */
export const TextListInput = ({ source, label, helperText, parse, format, minRows }: TextListInputProps) => {
  const { id, field, fieldState } = useInput({ source, validate: useRules(source, undefined) });
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
      helperText={<FieldHelp error={fieldState.error}>{helperText}</FieldHelp>}
      multiline={minRows !== undefined}
      minRows={minRows}
    />
  );
};

interface CommaListInputProps {
  source: string;
  helperText?: string;
  /** For long lists. */
  minRows?: number;
}

/** A list as comma-separated text. */
export const CommaListInput = ({ helperText = 'Separated by commas.', ...props }: CommaListInputProps) => (
  <TextListInput {...props} helperText={helperText} parse={parseCommaList} format={formatCommaList} />
);

interface LinesInputProps {
  source: string;
  label?: string;
  helperText?: string;
}

/** A list with one entry per line, for entries that hold commas. */
export const LinesInput = ({ helperText = 'One per line.', ...props }: LinesInputProps) => (
  <TextListInput {...props} helperText={helperText} parse={parseLines} format={formatLines} minRows={3} />
);
