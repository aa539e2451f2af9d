import { Alert, Button, Typography } from '@mui/material';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type Fields, same } from '../../data/changedFields';
import { useReachable } from '../../data/connection';
import { useFieldName } from '../changes/fieldNames';
import { AskingButton } from '../../kit/ConfirmDialog';
import { firstFew, formatDate, formatTime } from '../../kit/format';
import { showToast } from '../../kit/toasts';
import type { NextDraft } from './drafts';
import { basedOn, type KeptForm, keptForm, onTopOfStored } from './keptForm';
import { type Contested, mergeDrafts, type ServerDraft } from './mergeDrafts';
import { useServerDraft } from './ServerDraft';
import type { OtherText } from './useKeptForm';

interface FormDraftState {
  /** When the text that is kept was typed (ISO 8601). */
  keptAt: string | undefined;
  /** Fields that someone else has changed since the typing began. */
  contested: Contested[];
  /** When the contested fields arrived, and whether the user was typing then. */
  askedAt?: string | undefined;
  isLive: boolean;
  /** Called when the user has chosen a version of a contested field. */
  onChosen: (field: string) => void;
  /** Goes back to what is stored. */
  discard: () => void;
}

const FormDraftContext = createContext<FormDraftState>({
  keptAt: undefined,
  contested: [],
  isLive: false,
  onChosen: () => undefined,
  discard: () => undefined,
});

export const useFormDraft = (): FormDraftState => use(FormDraftContext);

interface FormDraftProps {
  kept: KeptForm | undefined;
  keep: (next: NextDraft<KeptForm>) => void;
  others: readonly OtherText[];
  onShowOther: (other: OtherText) => void;
  discardOther: (other: OtherText) => void;
  /** How often the form was saved: what was asked before is settled then. */
  saves: number;
  children: ReactNode;
}

interface Returned extends Pick<FormDraftState, 'contested' | 'askedAt' | 'isLive'> {
  saves: number;
  /** When the returned text was typed. */
  at: string | undefined;
  /** The fields that hold it. */
  fields: string[];
}

const NOTHING: Returned = { saves: 0, at: undefined, fields: [], contested: [], isLive: false };

/** Fills the form with what was typed into it and not saved, and keeps what is typed now. Belongs inside the form. */
export const FormDraft = ({ kept, keep, others, onShowOther, discardOther, saves, children }: FormDraftProps) => {
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
  const { at: returnedAt, fields: returnedFields, contested, askedAt, isLive } = returned.saves === saves ? returned : NOTHING;
  const stored: Fields = record ?? defaultValues ?? {};
  const server = useServerDraft();
  /** Contested fields of the server's draft that are still undecided. */
  const open = useRef(new Set(server?.contested.map(({ field }) => field)));

  const fill = useEffectEvent(() => {
    // The form takes over what it has just saved.
    if (isSubmitting) return;
    const fields = kept ? onTopOfStored(kept, stored) : [];
    // Stored now, in a form that stays open: they follow the record again.
    for (const field of Object.keys(dirtyFields))
      if (same(getValues(field), stored[field])) setValue(field, getValues(field), { shouldDirty: true });
    for (const { field, mine } of fields) {
      // Setting an equal value would move the cursor.
      if (!same(getValues(field), mine)) setValue(field, mine, { shouldDirty: true });
    }
    setReturned({
      saves,
      at: !isFilled && fields.length > 0 ? kept?.at : returnedAt,
      fields: isFilled ? returnedFields : fields.map(({ field }) => field),
      contested: [...fields.filter(({ isContested }) => isContested), ...(isFilled ? [] : (server?.contested ?? []))],
      isLive: false,
    });
    setIsFilled(true);
  });
  // Once react-admin has reset the form, as it does at first and whenever the record is read again.
  useEffect(() => {
    if (isReady) queueMicrotask(() => fill());
  }, [isReady, record]);

  const keepTyped = useEffectEvent(() => {
    if (!isFilled || isSubmitting) return;
    const next = keptForm(values, dirtyFields, stored, kept, new Date());
    keep(next);
    server?.saver.want(next);
  });
  useEffect(() => keepTyped(), [values, isFilled]);

  const takeTheirs = useEffectEvent((theirs: ServerDraft): boolean => {
    const typed = keptForm(getValues(), dirtyFields, stored, kept, new Date()) ?? { at: new Date().toISOString(), fields: {} };
    const merged = mergeDrafts({ kept: typed, synced: server?.saver.synced.fields ?? {}, server: theirs, stored });
    const fields = merged.kept?.fields ?? {};
    for (const field of new Set([
      ...Object.keys(fields),
      ...Object.keys(typed.fields),
      ...Object.keys(server?.saver.synced.fields ?? {}),
    ])) {
      const next = field in fields ? fields[field]?.mine : stored[field];
      if (!same(getValues(field), next)) setValue(field, next, { shouldDirty: true });
    }
    keep(merged.kept);
    open.current = new Set(merged.contested.map(({ field }) => field));
    setReturned({
      saves,
      at: returnedAt,
      fields: returnedFields,
      contested: merged.contested,
      askedAt: theirs.updatedAt ?? undefined,
      isLive: true,
    });
    return merged.contested.length > 0;
  });
  const noteSynced = useEffectEvent((synced: KeptForm['synced']) => keep((former) => former && synced && { ...former, synced }));
  useEffect(() => {
    if (!server) return;
    const { saver } = server;
    saver.follow({ onTheirs: (theirs) => takeTheirs(theirs), onSynced: (synced) => noteSynced(synced) });
    return () => saver.close();
  }, [server]);

  const onChosen = (field: string) => {
    keep((former) => former && basedOn(former, field, stored[field]));
    open.current.delete(field);
    if (open.current.size === 0) server?.saver.chosen();
  };
  const discard = () => {
    reset();
    keep(undefined);
    setReturned(NOTHING);
  };
  const [other] = others;
  return (
    <FormDraftContext value={{ keptAt: kept?.at, contested, askedAt, isLive, onChosen, discard }}>
      {returnedAt && kept && !server && (
        <KeptNotice
          said={`This is what you typed on ${formatDate(returnedAt)}. Not saved yet`}
          fields={returnedFields}
          then="The form shows what is stored."
          onDiscard={discard}
        />
      )}
      {!server && other && (
        <KeptNotice
          said={`You typed this in another window on ${formatDate(other.kept.at)}, not saved yet`}
          fields={Object.keys(other.kept.fields)}
          action={
            <Button color="inherit" onClick={() => onShowOther(other)}>
              Show it here
            </Button>
          }
          onDiscard={() => discardOther(other)}
        />
      )}
      {children}
    </FormDraftContext>
  );
};

interface KeptNoticeProps {
  /** What is said of the fields. */
  said: string;
  fields: string[];
  /** Before 'Discard'. */
  action?: ReactNode;
  /** What the form shows once the text is deleted. */
  then?: string;
  onDiscard: () => void;
}

/** Says which fields hold text that is not saved; some may be on another tab. */
const KeptNotice = ({ said, fields, action, then = '', onDiscard }: KeptNoticeProps) => {
  const fieldName = useFieldName(useResourceContext() ?? null);
  const discard = async () => {
    onDiscard();
    showToast({ title: 'Text Discarded', description: then, variant: 'default' });
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flex: 'none', alignItems: 'center', overflowWrap: 'anywhere', '.MuiDialog-root &': { mx: 3 } }}
      action={
        <>
          {action}
          <AskingButton
            color="inherit"
            title="Discard what you typed?"
            question={`It is deleted from this device. ${then}`}
            action="Discard"
            onConfirm={discard}
          >
            Discard
          </AskingButton>
        </>
      }
    >
      {said}: {firstFew(fields.map(fieldName))}.
    </Alert>
  );
};

/** Says that what is typed is kept, and where. */
export const DraftLine = () => <KeptLine keptAt={useFormDraft().keptAt} />;

/** For what is kept outside a form's own draft. */
export const KeptLine = ({ keptAt }: Pick<FormDraftState, 'keptAt'>) => {
  const isReachable = useReachable();
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
      {keptAt && (isReachable ? `Not saved yet. Kept on this device ${formatTime(keptAt)}` : 'Offline: kept on this device')}
    </Typography>
  );
};
