import { useState } from 'react';

/** The address field of a dialog. Its fault is shown once someone has tried to confirm it. */
export function useAddress(initial: string, faultOf: (address: string) => string | undefined, hint: string) {
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const address = typed.trim();
  const fault = address === '' ? 'Required' : faultOf(address);
  const field = {
    value: typed,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    error: tried && Boolean(fault),
    helperText: (tried && fault) || hint,
  };
  /** Returns whether the address can be used. */
  const check = () => {
    setTried(true);
    return !fault;
  };
  return { address, setAddress: setTyped, check, field };
}
