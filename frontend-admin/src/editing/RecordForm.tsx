import { Button, DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import {
  type Middleware,
  type RaRecord,
  SaveButton,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import { takesPart } from '../data/kinds';
import { useFormState } from 'react-hook-form';
import type { RequestSchema } from '../data/contract';
import type { WriteMeta } from '../data/saveChanges';
import { useIdempotencyKey } from '../data/idempotencyKey';
import { DraftLine } from './drafts/FormDraft';
import { RecordHistoryButton } from './history/HistoryButton';
import { usePublishing, useServerDraft, WithServerDraft } from './drafts/ServerDraft';
import { ServerDraftLine } from './drafts/ServerDraftLine';
import { RecordConflict } from './conflicts/RecordConflict';
import { FieldOfFinding } from './checks/FieldFromAddress';
import { FormFailure, LockedWhileSaving, StaffForm, type StaffFormProps, useSubmission } from './StaffForm';
import { MERGED, OthersHere } from './OthersHere';
import { useOpenRecord, useRecordDialog } from './openRecord';
import { ShownPlaces } from './ShownPlaces';
import { RecordFacts } from '../kit/Facts';
import { PreviewButton } from './preview/PreviewBeside';

type NameIn<S> = S extends `Update${infer Name}Dto` ? Name : never;

/** What the API can create or update. */
type RecordSchema = NameIn<RequestSchema>;

export interface RecordFormProps extends Pick<StaffFormProps, 'defaultValues' | 'formRootPathname' | 'warnWhenUnsavedChanges'> {
  /** 'Project' stands for CreateProjectDto and UpdateProjectDto, which hold the rules of the inputs. */
  schema: RecordSchema;
  /** What a new record is made from: text that was typed for one is not shown for another. */
  madeFrom?: string | undefined;
  children: ReactNode;
}

/** The form of an add or edit dialog, scrolling between a fixed title and fixed buttons. */
export const RecordForm = ({ children, ...form }: RecordFormProps) => (
  <RecordFormFrame {...form}>
    <FormBody>{children}</FormBody>
    <FormButtons />
  </RecordFormFrame>
);

/** What record forms share: one submission at a time, a question before changes are lost, typed text kept when the record is refetched. */
export const RecordFormFrame = ({ schema, madeFrom, ...props }: RecordFormProps) => {
  const id = useRecordContext()?.id;
  const request = `${id === undefined ? 'Create' : 'Update'}${schema}Dto` as RequestSchema;
  const resource = useResourceContext() ?? '';
  const draft = `${resource}.${id ?? ['create', madeFrom].filter(Boolean).join('.')}`;
  // What is typed into a stored record is saved to the server, too.
  const isDrafted = id !== undefined && takesPart(resource, 'drafts');
  const form = <Submitting draft={draft} schema={request} {...props} />;
  return isDrafted ? <WithServerDraft draft={draft}>{form}</WithServerDraft> : form;
};

const Submitting = ({ children, ...props }: Omit<StaffFormProps, 'onSubmit'>) => {
  const { keepTyped, leave } = useOpenRecord();
  return (
    <StaffForm {...props} keepTyped={keepTyped} onSubmit={useRecordSubmission()}>
      {children}
      {leave && <CloseWhenClean onClose={leave} />}
    </StaffForm>
  );
};

type Write = (resource: string, params: { meta?: WriteMeta }) => Promise<unknown>;

/** Submits to react-admin's save context: one at a time, with an idempotency key, aborted when the form closes. Resolves to undefined once stored. */
export function useRecordSubmission() {
  const { save } = useSaveContext();
  const key = useIdempotencyKey();
  const { onMerged, overwrites } = useOpenRecord();
  const publishing = usePublishing();
  const leave = useRef<AbortController>(null);
  const isStored = useRef(false);

  const withMeta: Middleware<Write> = useCallback(
    async (resource, params, next) => {
      leave.current = new AbortController();
      isStored.current = false;
      const { signal } = leave.current;
      const response = await publishing((draft) =>
        next(resource, { ...params, meta: { headers: key.headers(), signal, onMerged, draft, overwrites: [...overwrites] } }),
      );
      isStored.current = true;
      key.renew();
      return response;
    },
    [key, onMerged, overwrites, publishing],
  );
  useRegisterMutationMiddleware(withMeta);
  useEffect(() => () => leave.current?.abort(), []);

  return useSubmission(async (values: Record<string, unknown>): Promise<unknown> => {
    const errors: unknown = await save?.(values);
    // A save that was aborted has no errors either.
    return isStored.current ? undefined : (errors ?? {});
  }).submit;
}

/** The part of the dialog that scrolls. */
export const FormBody = ({ children }: { children: ReactNode }) => {
  const { saved, onClose } = useRecordDialog();
  const resource = useResourceContext() ?? '';
  const { isSubmitting } = useFormState();
  return (
    // While the fields are locked nothing else in it can be focused to scroll it.
    <DialogContent dividers tabIndex={isSubmitting || saved ? 0 : undefined}>
      <LockedWhileSaving isStored={saved}>
        <FormFailure />
        <RecordConflict />
        {saved && <CloseWhenClean onClose={onClose} />}
        {children}
        <FieldOfFinding />
        {takesPart(resource, 'block') && <ShownPlaces />}
        <RecordFacts>
          <RecordHistoryButton />
        </RecordFacts>
      </LockedWhileSaving>
    </DialogContent>
  );
};

/** Labelled by the resource: 'Create Service', 'Update Service'. */
export const FormButtons = () => {
  const { saved, onClose } = useRecordDialog();
  const busy = useFormState().isSubmitting || saved;
  const server = useServerDraft();
  const translate = useTranslate();
  const id = useRecordContext<RaRecord<string>>()?.id;
  const resource = useResourceContext() ?? '';
  const label = translate(`resources.${resource}.action.${id === undefined ? 'submit' : 'save'}`);
  return (
    <DialogActions
      disableSpacing
      sx={{ px: { xs: 2, sm: 3 }, py: 2, flexWrap: 'wrap', gap: 1, '& > [data-preview-buttons]': { mr: 'auto' } }}
    >
      {id !== undefined && <OthersHere resource={resource} id={id} advice={MERGED} />}
      {server ? <ServerDraftLine saver={server.saver} /> : <DraftLine />}
      <PreviewButton />
      <Button variant="outlined" onClick={onClose}>
        Cancel
      </Button>
      <SaveButton icon={null} label={busy ? 'Saving...' : label} disabled={busy} alwaysEnable={!busy} />
    </DialogActions>
  );
};

/**
 * Leaving earlier would ask whether to drop changes that are already saved. The form of a new record ends as submitted; that of a
 * stored record is reset to the response.
 */
const CloseWhenClean = ({ onClose }: { onClose: () => void }) => {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const clean = isSubmitSuccessful || Object.keys(dirtyFields).length === 0;
  useEffect(() => {
    if (clean) onClose();
  }, [clean, onClose]);
  return null;
};
