import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface CountedInputProps extends Omit<TextInputProps, 'helperText'> {
  source: string;
  /** The length that search engines show in full. */
  limit: number;
  hint: string;
}

/** Counts like '12/60'. Longer texts are allowed: the limit is advice. */
export const CountedInput = ({ limit, hint, ...props }: CountedInputProps) => {
  const text = useWatch<Record<string, string | null | undefined>>({ name: props.source });
  return <TextInput {...props} helperText={`${text?.length ?? 0}/${limit} · ${hint}`} />;
};
