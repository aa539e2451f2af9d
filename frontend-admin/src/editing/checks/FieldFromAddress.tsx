import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { findingPath } from '../preview/findField';
import { usePreviewScope } from '../preview/PreviewScope';

interface FieldFromAddressProps {
  /** Returns those of the form. */
  values: () => unknown;
  /** Shows the part of the form that holds the field. */
  onShow: ((path: string) => void) | undefined;
  onFocus: (path: string) => void;
}

/** The dialog first takes the focus itself. */
const AFTER_MS = 100;
/** Until the part is shown. */
const SHOWN_MS = 50;

const modalOf = (element: Element | null) => element?.closest('.MuiModal-root') ?? null;

/** Opens a form at the field that the address names, as formAddress writes it. */
export const FieldFromAddress = ({ values, onShow, onFocus }: FieldFromAddressProps) => {
  const here = useRef<HTMLSpanElement>(null);
  const { hash } = useLocation();
  const open = useEffectEvent(() => {
    const place = new URLSearchParams(hash.slice(1));
    const path = findingPath({ field: place.get('field'), holds: place.get('holds') }, values());
    if (!path) return undefined;
    onShow?.(path);
    return setTimeout(() => {
      // Whoever has opened the search or another dialog meanwhile is typing there.
      if (modalOf(document.activeElement) === modalOf(here.current)) onFocus(path);
    }, SHOWN_MS);
  });
  useEffect(() => {
    if (!hash) return;
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => (timer = open()), AFTER_MS);
    return () => clearTimeout(timer);
  }, [hash]);
  return <span ref={here} hidden />;
};

interface FieldOfFindingProps {
  /** Shows the part of the form that holds a field; default: that of the form beside the preview. */
  showPart?: (path: string) => void;
}

/** Opens a record's form at the field of a finding. */
export const FieldOfFinding = ({ showPart }: FieldOfFindingProps) => {
  const { getValues } = useFormContext();
  const preview = usePreviewScope();
  return <FieldFromAddress values={getValues} onShow={showPart ?? preview?.showPart} onFocus={useFieldFocus()} />;
};

/** Returns a function that moves the focus to a field of the form, or to the one that it is a part of, in the middle of the screen. */
export function useFieldFocus() {
  const { setFocus } = useFormContext();
  return (path: string) => {
    // Of these only the field itself has a focus.
    for (let at = path; at; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) setFocus(at);
    document.activeElement?.scrollIntoView({ block: 'center' });
  };
}
