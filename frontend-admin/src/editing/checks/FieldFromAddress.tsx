import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { findingPath } from './findingPath';

interface FieldFromAddressProps {
  /** Returns those of the form. */
  values: () => unknown;
  onOpenField: (path: string) => void;
}

const AFTER_MS = 100;

/** Opens a form at the field that the address names, as formAddress writes it. */
export const FieldFromAddress = ({ values, onOpenField }: FieldFromAddressProps) => {
  const { hash } = useLocation();
  const open = useEffectEvent(() => {
    const place = new URLSearchParams(hash.slice(1));
    const path = findingPath({ field: place.get('field'), holds: place.get('holds') }, values());
    if (path) onOpenField(path);
  });
  useEffect(() => {
    if (!hash) return;
    // The dialog first takes the focus itself.
    const timer = setTimeout(open, AFTER_MS);
    return () => clearTimeout(timer);
  }, [hash]);
  return null;
};
