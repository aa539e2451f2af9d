import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { formatCommaList, formatLines, parseCommaList, parseLines } from '../kit/format';
import { FieldHelp, useRules } from './inputs';

interface ListInputProps extends Pick<TextFieldProps, 'minRows' | 'sx'> {
  source: string;
  label?: string;
  helperText?: string;
}

interface TextListInputProps extends ListInputProps {
  parse: (text: string) => string[];
  format: (list: unknown) => string;
}

/**
 * A list of strings as one text, tidied when the field is left, so that separators can be typed.
 * react-admin's TextArrayInput makes a single entry of a pasted list.
 */
const TextListInput = ({ source, label, helperText, parse, format, minRows, sx }: TextListInputProps) => {
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
      name={field.name}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={<FieldHelp error={fieldState.error}>{helperText}</FieldHelp>}
      multiline={minRows !== undefined}
      minRows={minRows}
      sx={sx}
    />
  );
};

/** A list as comma-separated text. */
export const CommaListInput = ({ helperText = 'Separated by commas.', ...props }: ListInputProps) => (
  <TextListInput {...props} helperText={helperText} parse={parseCommaList} format={formatCommaList} />
);

/** A list with one entry per line, for entries that hold commas. */
export const LinesInput = ({ helperText = 'One per line.', minRows = 3, ...props }: ListInputProps) => (
  <TextListInput {...props} helperText={helperText} minRows={minRows} parse={parseLines} format={formatLines} />
);
