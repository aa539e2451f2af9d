import type { InputProps } from 'react-admin';

export interface RichTextInputProps {
  source: string;
  label?: string;
  validate?: InputProps['validate'];
  placeholder?: string;
  helperText?: string;
  /** In px, of the text; 300 unless it says otherwise. */
  minHeight?: number;
}
