import { Box, Button } from '@mui/material';
import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type Failure, failureOf } from './calls';

type Texts<Name extends string> = Record<Name, string>;
type Faults<Name extends string> = Partial<Texts<Name>>;

export interface SmallFormOptions<Name extends string> {
  /** In the order in which they stand. */
  initial: Texts<Name>;
  /** What is wrong before anything is sent. */
  check: (typed: Texts<Name>) => Faults<Name>;
  /** The form stays locked until this is done. */
  send: (typed: Texts<Name>) => Promise<void>;
  /** For a failure that is not of a field: returns what to show at one, or has shown it elsewhere. By default the first field shows it. */
  otherwise?: (failure: Failure, error: unknown) => Faults<Name> | void;
}

/** A form of one or two texts, kept nowhere. react-admin's forms are too large for the pages before the sign-in. */
export function useSmallForm<Name extends string>({ initial, check, send, otherwise }: SmallFormOptions<Name>) {
  const [typed, setTyped] = useState(initial);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const names = Object.keys(initial) as Name[];
  const atFirst = ({ sentence }: Failure) => ({ [names[0] ?? '']: sentence }) as Faults<Name>;

  const focus = (name: Name) => {
    const field = ref.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.focus();
  };

  /** Shows the faults; returns whether there are any. */
  const refuse = (found: Faults<Name>): boolean => {
    setFaults(found);
    const first = names.find((name) => found[name]);
    if (first) focus(first);
    return first !== undefined;
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // In a dialog over another form, React would submit that form too.
    event.stopPropagation();
    if (refuse(check(typed))) return;
    setBusy(true);
    try {
      await send(typed);
    } catch (error) {
      console.error(error);
      const found = Object.fromEntries(names.map((name) => [name, failureOf(error, name).field])) as Faults<Name>;
      if (!refuse(found)) refuse((otherwise ?? atFirst)(failureOf(error, ''), error) ?? {});
    } finally {
      setBusy(false);
    }
  };

  /** The props of a text field. `help` stands where there is no fault. */
  const field = (name: Name, label: string, help?: string) => ({
    label,
    name,
    value: typed[name],
    error: Boolean(faults[name]),
    helperText: faults[name] ?? help,
    size: 'medium' as const,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped({ ...typed, [name]: target.value });
      setFaults({ ...faults, [name]: undefined });
    },
  });
  return { form: { ref, onSubmit, noValidate: true }, field, focus, busy };
}

interface SmallFormProps extends Pick<ReturnType<typeof useSmallForm>, 'form' | 'busy'> {
  /** On the button. */
  action: string;
  disabled?: boolean;
  children: ReactNode;
}

export const SmallForm = ({ form, busy, action, disabled = false, children }: SmallFormProps) => (
  <Box component="form" {...form} sx={{ display: 'grid', gap: 2.5 }}>
    {children}
    <Button type="submit" variant="contained" size="large" loading={busy} disabled={disabled}>
      {action}
    </Button>
  </Box>
);
