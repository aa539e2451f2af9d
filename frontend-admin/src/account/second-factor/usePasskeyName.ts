import { type SmallFormOptions, useSmallForm } from '../SmallForm';

interface PasskeyNameOptions extends Pick<SmallFormOptions<'name'>, 'otherwise'> {
  /** Filled in to begin with. */
  first: string;
  send: (name: string) => Promise<void>;
}

/** A form for the name of a passkey. The server has the same limits; the login page cannot load its rules, which are too large. */
export function usePasskeyName({ first, send, otherwise }: PasskeyNameOptions) {
  const { field, ...form } = useSmallForm({
    initial: { name: first },
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Please enter a name' }),
    send: ({ name }) => send(name.trim()),
    otherwise,
  });
  const named = field('name', 'Name of the passkey', 'So that you recognise it later, such as "Work phone".');
  return { ...form, field: { ...named, slotProps: { htmlInput: { maxLength: 80 } } } };
}
