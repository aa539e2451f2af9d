import { Alert, Button, Typography } from '@mui/material';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type Fields, same } from '../data/changedFields';
import { useReachable } from '../data/connection';
import { formatDate, formatTime } from '../ui/format';
import { type KeptForm, keptForm, onTopOfStored } from './keptForm';

interface FormDraftState {
  /** When the text that is kept was typed (ISO 8601). */
  keptAt: string | undefined;
  /** Fields that someone else has changed since the typing began. */
  contested: { field: string; mine: unknown; theirs: unknown }[];
}

const FormDraftContext = createContext<FormDraftState>({ keptAt: undefined, contested: [] });

export const useFormDraft = (): FormDraftState => use(FormDraftContext);

interface FormDraftProps {
  kept: KeptForm | undefined;
  keep: (next: KeptForm | undefined | ((former: KeptForm | undefined) => KeptForm | undefined)) => void;
  /** How often the form was saved: what was asked before is settled then. */
  saves: number;
  children: ReactNode;
}

interface Returned extends Pick<FormDraftState, 'contested'> {
  saves: number;
  /** When the returned text was typed. */
  at: string | undefined;
}

const NOTHING: Returned = { saves: 0, at: undefined, contested: [] };

/** Fills the form with what was typed into it and not saved, and keeps what is typed now. Belongs inside the form. */
export const FormDraft = ({ kept, keep, saves, children }: FormDraftProps) => {
  const {
    getValues,
    reset,
    setValue,
    formState: { isReady },
  } = useFormContext();
  const { dirtyFields, defaultValues, isSubmitting } = useFormState();
  const record = useRecordContext<RaRecord>();
  const values = useWatch<Fields>();
  const [isFilled, setIsFilled] = useState(false);
  const [returned, setReturned] = useState(NOTHING);
  const { at: returnedAt, contested } = returned.saves === saves ? returned : NOTHING;
  const stored: Fields = record ?? defaultValues ?? {};

  const fill = useEffectEvent(() => {
    // The form takes over what it has just saved.
    if (isSubmitting) return;
    const fields = kept ? onTopOfStored(kept, stored) : [];
    for (const { field, mine } of fields) {
      // Setting an equal value would move the cursor.
      if (!same(getValues(field), mine)) setValue(field, mine, { shouldDirty: true });
    }
    setReturned({
      saves,
      at: !isFilled && fields.length > 0 ? kept?.at : returnedAt,
      contested: fields.filter(({ isContested }) => isContested),
    });
    setIsFilled(true);
  });
  // Once react-admin has reset the form, as it does at first and whenever the record is read again.
  useEffect(() => {
    if (isReady) queueMicrotask(() => fill());
  }, [isReady, record]);

  const keepTyped = useEffectEvent(() => {
    if (isFilled && !isSubmitting) keep((former) => keptForm(values, dirtyFields, stored, former, new Date()));
  });
  useEffect(() => keepTyped(), [values, isFilled]);

  const discard = () => {
    reset();
    keep(undefined);
    setReturned(NOTHING);
  };
  return (
    <FormDraftContext value={{ keptAt: kept?.at, contested }}>
      {returnedAt && kept && (
        <Alert
          severity="info"
          sx={{ mb: 2, flex: 'none', '.MuiDialog-root &': { mx: 3 } }}
          action={
            <Button color="inherit" onClick={discard}>
              Discard
            </Button>
          }
        >
          This is what you typed on {formatDate(returnedAt)}. It is not saved yet.
        </Alert>
      )}
      {children}
    </FormDraftContext>
  );
};

/** Says that what is typed is kept, and where. */
export const DraftLine = () => {
  const { keptAt } = useFormDraft();
  const isReachable = useReachable();
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
      {keptAt && (isReachable ? `Not saved yet. Kept on this device ${formatTime(keptAt)}` : 'Offline: kept on this device')}
    </Typography>
  );
};
