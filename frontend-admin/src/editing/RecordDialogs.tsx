import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Create, Edit, type RaRecord, type TransformData, useResourceContext, useTranslate } from 'react-admin';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { type ApiError, conflictOf } from '../data/ApiError';
import type { TheirChanges } from '../data/saveChanges';
import { mergedText, useFieldName } from './changes/fieldNames';
import { DialogFrame } from '../kit/DialogFrame';
import { tidied } from '../kit/format';
import { useNotices } from '../kit/useNotices';

interface RecordDialogsProps<R> {
  /** The form for adding and editing: a RecordForm or TabbedRecordForm. */
  children: ReactNode;
  /** Turns the form's values into the API's. */
  transform?: TransformData;
  /** Called after a record was added; `sent` is the body of the request. */
  onCreated?: (record: R, sent: Record<string, unknown>) => void;
}

/** react-admin's Create and Edit in dialogs over the list, opened by the address. */
export function RecordDialogs<R extends RaRecord = RaRecord>(props: RecordDialogsProps<R>) {
  const { creating, id, close } = useDialogRoute();
  return creating || id !== undefined ? <RecordDialog {...props} key={id ?? 'create'} id={id} onClose={close} /> : null;
}

interface RecordDialogProps<R> extends RecordDialogsProps<R> {
  /** Left out to add a record. */
  id: string | undefined;
  onClose: () => void;
}

function RecordDialog<R extends RaRecord>(props: RecordDialogProps<R>) {
  const { children, id, transform = asTyped, onCreated, onClose } = props;
  const isNew = id === undefined;
  const { dialog, mutationOptions } = useOutcome<R>(isNew ? 'create' : 'update', onClose, onCreated);
  const translate = useTranslate();
  const transformed = (data: Record<string, unknown>, context: Parameters<TransformData>[1]): unknown => transform(tidied(data), context);
  const toRequest: OpenDialog['toRequest'] = (values, record) => transformed(values, { previousData: record }) as Record<string, unknown>;
  const page = {
    title: false,
    component: 'div',
    sx: SEE_THROUGH,
    redirect: false,
    transform: transformed,
    mutationOptions,
    children,
  } as const;
  return (
    <DialogFrame title={translate(`resources.${useResourceContext()}.page.${isNew ? 'create' : 'edit'}`)} onClose={onClose}>
      <DialogContext value={{ ...dialog, toRequest }}>
        {isNew ? <Create {...page} /> : <Edit {...page} id={id} mutationMode="pessimistic" />}
      </DialogContext>
    </DialogFrame>
  );
}

const asTyped: TransformData = (data: object) => data;

/** Elements between the dialog and its form take no part in the layout. */
const SEE_THROUGH = {
  display: 'contents',
  '& > .RaCreate-main, & > .RaEdit-main, & .RaCreate-card, & .RaEdit-card': { display: 'contents' },
};

interface OpenDialog {
  saved: boolean;
  /** The error of a save that met a newer version. */
  refusal: ApiError | null;
  /** Told when someone else's changes were merged with those of the form. */
  onMerged: (theirs: TheirChanges) => void;
  onClose: () => void;
  /** Returns what the form sends for its values. */
  toRequest: (values: Record<string, unknown>, record: RaRecord | undefined) => Record<string, unknown>;
}

const DialogContext = createContext<OpenDialog | null>(null);

/** The dialog around the form. */
export function useRecordDialog(): OpenDialog {
  const dialog = useContext(DialogContext);
  if (!dialog) throw new Error('A record form stands in RecordDialogs.');
  return dialog;
}

/** Shows whether a save worked; the dialog closes once its form knows, too. */
function useOutcome<R extends RaRecord>(action: 'create' | 'update', onClose: () => void, onCreated: RecordDialogsProps<R>['onCreated']) {
  const [saved, setSaved] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { succeeded, failed } = useNotices();
  const resource = useResourceContext() ?? '';
  const text = `resources.${resource}`;
  const fieldName = useFieldName(resource);
  const merged = useRef<TheirChanges>(undefined);
  const onMerged = useCallback((theirs: TheirChanges) => {
    merged.current = theirs;
  }, []);
  const mutationOptions = {
    onSuccess: (record: R, { data = {} }: { data?: Record<string, unknown> }) => {
      succeeded(`${text}.notifications.${action}d`, labelOf(record), 1, mergedText(merged.current, fieldName));
      setSaved(true);
      if (action === 'create') onCreated?.(record, data);
    },
    onError: (error: unknown) => {
      failed(`${text}.failures.${action}`, error);
      const conflict = conflictOf(error);
      if (conflict) setRefusal(conflict);
    },
  };
  const dialog = { saved, refusal, onMerged, onClose };
  return { dialog, mutationOptions };
}

/** Returns the record's name for people. */
function labelOf(record: RaRecord): string | undefined {
  const label: unknown = record['title'] ?? record['name'] ?? record['username'] ?? record['fromPath'];
  return typeof label === 'string' ? label : undefined;
}

/** Dialogs have addresses, /services/create and /services/{id}, so that links, Back and reload work. The list behind keeps its query. */
export function useDialogRoute() {
  const base = `/${useResourceContext()}`;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const creating = matchPath(`${base}/create`, pathname) !== null;
  const id = creating ? undefined : matchPath(`${base}/:id`, pathname)?.params.id;
  const close = useCallback(() => void navigate({ pathname: base, search }), [navigate, base, search]);
  return { creating, id, close };
}
