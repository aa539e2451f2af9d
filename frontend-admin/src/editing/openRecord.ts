import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { type ApiError, conflictOf } from '../data/ApiError';
import type { TheirChanges } from '../data/saveChanges';
import { type Fields, same } from '../data/changedFields';
import { kindOf, takesPart } from '../data/kinds';
import type { ShownPlaces } from '../data/types';
import { useCall } from '../data/useCall';
import { addReason, currentToast } from '../kit/toasts';
import { useNotices } from '../kit/useNotices';
import { mergedText, useFieldName } from './changes/fieldNames';
import { shownPlacesPath } from './ShownPlaces';

/** What the form of a record is told about its saves. */
interface OpenRecord {
  /** Keeps typed text when the record changes; not after a save, whose response the form takes over. */
  keepTyped: boolean;
  /** The error of a save that met a newer version. */
  refusal: ApiError | null;
  /** Told when someone else's changes were merged with those of the form. */
  onMerged: (theirs: TheirChanges) => void;
  /** Fields in which the user chose their own version over a colleague's; told with the next save. */
  overwrites: Set<string>;
  /** Leads away from a form that is stored. */
  leave?: (() => void) | undefined;
  dialog?: OpenDialog;
}

export interface OpenDialog {
  saved: boolean;
  onClose: () => void;
  /** Returns what the form sends for its values. */
  toRequest: (values: Record<string, unknown>, record: RaRecord | undefined) => Record<string, unknown>;
}

export const OpenRecordContext = createContext<OpenRecord | null>(null);

export function useOpenRecord(): OpenRecord {
  const open = useContext(OpenRecordContext);
  if (!open) throw new Error('A record form stands in RecordDialogs or OnlyRecord.');
  return open;
}

/** The dialog around the form. */
export function useRecordDialog(): OpenDialog {
  const { dialog } = useOpenRecord();
  if (!dialog) throw new Error('This record form stands in RecordDialogs.');
  return dialog;
}

interface OutcomeOptions<R> {
  /** Returns the record's name for people. */
  nameOf?: ((record: R) => string | undefined) | undefined;
  /** `sent` is the body of the request. */
  onStored?: (record: R, sent: Record<string, unknown>) => void;
}

/** Shows whether a save worked. */
export function useOutcome<R extends RaRecord>(done: 'created' | 'updated', { nameOf = labelOf, onStored }: OutcomeOptions<R>) {
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { succeeded, failed } = useNotices();
  const call = useCall();
  const resource = useResourceContext() ?? '';
  const text = `resources.${resource}`;
  const fieldName = useFieldName(resource);
  const merged = useRef<TheirChanges>(undefined);
  const [overwrites] = useState(() => new Set<string>());
  const onMerged = useCallback((theirs: TheirChanges) => {
    merged.current = theirs;
  }, []);
  const addShownPlaces = async (id: RaRecord['id']) => {
    const notice = currentToast()?.id;
    // The form says it, too, so nothing is lost if it cannot be read.
    const read = await call<ShownPlaces>(shownPlacesPath(resource, String(id))).catch(() => undefined);
    if (read) addReason(notice, read.json.text);
  };
  const mutationOptions = {
    onSuccess: (record: R, { data = {}, previousData = {} }: { data?: Fields; previousData?: Fields }) => {
      succeeded(`${text}.notifications.${done}`, nameOf(record), 1, mergedText(merged.current, fieldName));
      const { shownField } = kindOf(resource) ?? {};
      const isShown = shownField === undefined || (shownField in data && !same(data[shownField], previousData[shownField]));
      if (isShown && takesPart(resource, 'block')) void addShownPlaces(record.id);
      merged.current = undefined;
      overwrites.clear();
      setRefusal(null);
      onStored?.(record, data);
    },
    onError: (error: unknown) => {
      failed(`${text}.failures.${done}`, error);
      const conflict = conflictOf(error);
      if (conflict) setRefusal(conflict);
    },
  };
  return { refusal, onMerged, overwrites, mutationOptions };
}

function labelOf(record: RaRecord): string | undefined {
  const label: unknown = record['title'] ?? record['name'] ?? record['username'] ?? record['fromPath'];
  return typeof label === 'string' ? label : undefined;
}
