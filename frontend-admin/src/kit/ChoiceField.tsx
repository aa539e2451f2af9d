import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

interface ChoiceFieldProps extends Omit<TextFieldProps, 'select' | 'onChange' | 'variant'> {
  choices: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

/** A choice outside of a form. */
export const ChoiceField = ({ choices, onChange, ...field }: ChoiceFieldProps) => (
  <TextField select {...field} onChange={({ target }) => onChange(target.value)}>
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
