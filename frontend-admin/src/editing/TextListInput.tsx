import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { formatList, parseList } from '../kit/format';
import { FieldHelp, useRules } from './inputs';

interface ListInputProps extends Pick<TextFieldProps, 'minRows' | 'sx'> {
  source: string;
  label?: string;
  helperText?: string;
}

interface TextListInputProps extends ListInputProps {
  /** What separates the entries that are shown. */
  separator: string;
  /** What ends an entry that is typed. */
  separators: RegExp;
  /** Returns what the entries mean, which takes the place of the help. */
  meaning?: (entries: readonly string[]) => string;
}

/**
 * A list of strings as one text, tidied when the field is left, so that separators can be typed.
 * react-admin's TextArrayInput makes a single entry of a pasted list.
 */
const TextListInput = ({ source, label, helperText, separator, separators, meaning, minRows, sx }: TextListInputProps) => {
  const { id, field, fieldState } = useInput({ source, validate: useRules(source, undefined) });
  const [text, setText] = useState<string | null>(null);
  const entries = parseList(formatList(field.value, '\n'), /\n/);
  return (
    <TextField
      id={id}
      label={<FieldTitle source={source} label={label} />}
      value={text ?? formatList(field.value, separator)}
      onChange={(event) => {
        setText(event.target.value);
        field.onChange(parseList(event.target.value, separators));
      }}
      onBlur={() => {
        setText(null);
        field.onBlur();
      }}
      name={field.name}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={<FieldHelp error={fieldState.error}>{meaning && entries.length > 0 ? meaning(entries) : helperText}</FieldHelp>}
      multiline={minRows !== undefined}
      minRows={minRows}
      sx={sx}
    />
  );
};

/** A list as comma-separated text. */
export const CommaListInput = ({ helperText = 'Separated by commas.', ...props }: ListInputProps) => (
  <TextListInput {...props} helperText={helperText} separator=", " separators={/[,\n]/} />
);

const inWords = (entries: readonly string[]): string =>
  entries.length > 1 ? `${entries.slice(0, -1).join(', ')} or ${entries.at(-1)}` : entries.join('');

/** Postcodes as people write them after one another: 'CH1, ch2 CH3'. */
export const PostcodesInput = (props: ListInputProps) => (
  <TextListInput
    {...props}
    separator=", "
    separators={/[,;\n]| and | (?=[a-z]{1,2}\d)/i}
    meaning={(entries) => `Visitors who enter ${inWords(entries.map((entry) => entry.toUpperCase()))} read that you work here.`}
  />
);

/** A list with one entry per line, for entries that hold commas. */
export const LinesInput = ({ helperText = 'One per line.', minRows = 3, ...props }: ListInputProps) => (
  <TextListInput {...props} helperText={helperText} minRows={minRows} separator={'\n'} separators={/\n/} />
);
