import { Alert, Box, type SxProps } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { RequestSchema } from '../data/contract';
import { useUnsavedWork } from '../data/unsavedWork';
import { SchemaContext } from './inputs';

/** When the record is refetched, only untouched fields follow it. */
const KEEP_TYPED = { keepDirtyValues: true };

interface StaffFormProps extends FormProps {
  /** The API's request, which holds the rules of the inputs. */
  schema?: RequestSchema;
  /** Keeps typed text when the record changes; not after a save, whose response the form takes over. */
  keepTyped?: boolean;
}

/** react-admin's form; leaving it asks first while something is not saved. */
export const StaffForm = ({ schema, children, keepTyped = false, ...props }: StaffFormProps) => (
  <Form resetOptions={keepTyped ? KEEP_TYPED : undefined} noValidate warnWhenUnsavedChanges disableInvalidFormNotification {...props}>
    <SchemaContext value={schema ?? null}>{children}</SchemaContext>
    <UnsavedChanges />
  </Form>
);

/** Keeps an expired session from leaving the form while something is not saved. */
const UnsavedChanges = () => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  useUnsavedWork(Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful);
  return null;
};

/** The server's error about the record as a whole; stays when the notice has gone. */
export const FormFailure = () => {
  const message = useFormState().errors.root?.['serverError']?.message;
  return message ? (
    <Alert severity="error" sx={{ mb: 2 }}>
      {message}
    </Alert>
  ) : null;
};

interface LockedWhileProps {
  saving: boolean;
  sx?: SxProps;
  children: ReactNode;
}

/**
 * Locks fields while they are being saved, so that the screen shows what will be stored. The focus then returns to where it was.
 */
export const LockedWhile = ({ saving, sx, children }: LockedWhileProps) => {
  const fields = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);

  // Before the browser takes the focus from the inert fields.
  useLayoutEffect(() => {
    if (saving) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement && fields.current?.contains(focused.current)) focused.current.focus();
    if (!saving) focused.current = null;
  }, [saving]);

  return (
    <Box ref={fields} inert={saving} aria-busy={saving} sx={{ ...sx, ...(saving && { opacity: 0.6 }) }}>
      {children}
    </Box>
  );
};

/**
 * One submission at a time: a second click or Enter joins the first, even before the next render.
 */
export function useSubmission<V, R>(save: (values: V) => Promise<R>) {
  const underWay = useRef<Promise<R>>(null);
  const [saving, setSaving] = useState(false);

  const submit = (values: V): Promise<R> => {
    if (underWay.current) return underWay.current;
    setSaving(true);
    const started = save(values).finally(() => {
      underWay.current = null;
      setSaving(false);
    });
    underWay.current = started;
    return started;
  };

  return { submit, saving };
}
