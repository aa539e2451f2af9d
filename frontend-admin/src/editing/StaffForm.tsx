import { Alert, Box, type SxProps, Typography } from '@mui/material';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { RequestSchema } from '../data/contract';
import { useUnsavedWork } from '../data/unsavedWork';
import { FormDraft } from './drafts/FormDraft';
import { useKeptForm } from './drafts/useKeptForm';
import { SchemaContext } from './inputs';

/** When the record is refetched, only untouched fields follow it. */
const KEEP_TYPED = { keepDirtyValues: true };

const UndecidedContext = createContext<Set<string>>(new Set());

/** Nothing is saved before a version of these fields is chosen, so that a second press overwrites no colleague's change. `asked`: with which question. */
export function useUndecided(fields: readonly string[], asked: string): Set<string> {
  const undecided = use(UndecidedContext);
  const names = fields.join();
  useEffect(() => {
    for (const name of names.split(',').filter(Boolean)) undecided.add(name);
    return () => undecided.clear();
  }, [undecided, names, asked]);
  return undecided;
}

export const CHOOSE = 'Choose which version to keep, then save again.';

export interface StaffFormProps extends Omit<FormProps, 'onSubmit'> {
  /** The name under which the browser keeps what is typed until it is saved; null for forms of passwords. */
  draft: string | null;
  /** Resolves to the errors to show in the form; to undefined once everything is stored. */
  onSubmit: (values: Record<string, unknown>) => Promise<unknown>;
  /** The API's request, which holds the rules of the inputs. */
  schema?: RequestSchema;
  /** Keeps typed text when the record changes; not after a save, whose response the form takes over. */
  keepTyped?: boolean;
}

/** react-admin's form; leaving it asks first while something is not saved, and what was typed is there again afterwards. */
export const StaffForm = ({ draft, schema, children, keepTyped = false, onSubmit, ...props }: StaffFormProps) => {
  const { isReady, showOther, ...keptForm } = useKeptForm(draft ?? '');
  const { keep } = keptForm;
  const [shown, setShown] = useState(0);
  const [saves, setSaves] = useState(0);
  const [undecided] = useState(() => new Set<string>());
  const submit = async (values: Record<string, unknown>) => {
    if (undecided.size > 0) return { root: { serverError: CHOOSE } };
    const errors = await onSubmit(values);
    if (errors === undefined) {
      keep(undefined);
      setSaves((count) => count + 1);
    }
    return errors;
  };
  if (draft !== null && !isReady) return null;
  return (
    <Form
      key={shown}
      resetOptions={keepTyped ? KEEP_TYPED : undefined}
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      onSubmit={submit}
      {...props}
    >
      <SchemaContext value={schema ?? null}>
        <UndecidedContext value={undecided}>
          {draft === null ? (
            children
          ) : (
            <FormDraft
              {...keptForm}
              saves={saves}
              onShowOther={(other) => void showOther(other).then(() => setShown((count) => count + 1))}
            >
              {children}
            </FormDraft>
          )}
        </UndecidedContext>
      </SchemaContext>
      <UnsavedChanges />
    </Form>
  );
};

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

/** Beside the button of a long form, whose marked fields may be out of sight. */
export const FaultsNote = ({ sx }: { sx?: SxProps }) =>
  Object.keys(useFormState().errors).some((name) => name !== 'root') && (
    <Typography role="alert" color="error" sx={sx}>
      Please check the marked fields.
    </Typography>
  );

interface LockedWhileSavingProps {
  /** Keeps them locked. */
  isStored?: boolean;
  sx?: SxProps;
  children: ReactNode;
}

/**
 * Locks fields while they are being saved, so that the screen shows what will be stored. The focus then returns to where it was.
 */
export const LockedWhileSaving = ({ isStored = false, sx, children }: LockedWhileSavingProps) => {
  const saving = useFormState().isSubmitting || isStored;
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
