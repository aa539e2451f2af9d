import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../kit/IconAction';

export const PasswordField = (props: TextFieldProps) => <TextField {...props} {...useHiddenText()} />;

/** For a text field: hides what is typed, with a button that shows it. */
export function useHiddenText() {
  const [visible, setVisible] = useState(false);
  const endAdornment = (
    <InputAdornment position="end">
      <IconAction
        edge="end"
        label={visible ? 'Hide password' : 'Show password'}
        icon={visible ? EyeOff : Eye}
        onClick={() => setVisible(!visible)}
      />
    </InputAdornment>
  );
  return { type: visible ? 'text' : 'password', slotProps: { input: { endAdornment } } };
}
