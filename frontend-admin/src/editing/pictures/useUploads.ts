import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { type FormKey, newFormKey } from '../../data/idempotencyKey';
import type { MediaFile } from '../../data/types';
import { useNotices } from '../../kit/useNotices';
import { type Upload, uploadsReducer } from './files';
import { readable } from './readable';
import { sendFile } from './sendFile';

const PATH = '/api/admin/media';
const TEXT = 'resources.media';

/** The text of the button that sends the files. */
export const uploadLabel = (busy: boolean, count: number): string =>
  busy ? 'Uploading...' : count > 1 ? `Upload ${count} files` : 'Upload';

/** Sends the files one after the other. Calls `onDone` when all are stored, with all that were stored since it was last called. */
export function useUploads(chosen: readonly File[], onDone: (stored: MediaFile[]) => void) {
  const [uploads, dispatch] = useReducer(uploadsReducer, uploadsReducer([], { type: 'choose', files: chosen }));
  const [busy, setBusy] = useState(false);
  const leave = useRef<AbortController>(null);
  const stored = useRef<MediaFile[]>([]);
  const [keys] = useState(() => new WeakMap<File, FormKey>());
  const client = useQueryClient();
  const endIfDenied = useLogoutIfAccessDenied();
  const { succeeded, failed } = useNotices();
  const translate = useTranslate();

  // Closing the dialog cancels the upload.
  useEffect(() => () => leave.current?.abort(), []);

  const send = async ({ id, file, alt, decorative }: Upload, signal: AbortSignal): Promise<boolean> => {
    const key = keys.get(file) ?? newFormKey();
    keys.set(file, key);
    const change = (part: Partial<Upload>) => dispatch({ type: 'change', id, change: part });
    change({ state: 'sending', progress: 0, reason: undefined });
    try {
      const form = new FormData();
      // Fields come first, as the server may need them before the file.
      if (decorative) form.append('decorative', 'true');
      else if (alt.trim()) form.append('alt', alt);
      form.append('file', await readable(file));
      const onProgress = (progress: number) => change({ progress });
      stored.current.push(await sendFile<MediaFile>(PATH, form, { headers: key.headers(), signal, onProgress }));
      dispatch({ type: 'remove', id });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const reason = error instanceof Error ? error.message : String(error);
      change({ state: 'refused', reason });
      if (await endIfDenied(error)) leave.current?.abort();
      else failed(`${TEXT}.failures.upload`, error);
      return false;
    }
  };

  const sendAll = async () => {
    const { signal } = (leave.current = new AbortController());
    setBusy(true);
    const names: string[] = [];
    for (const item of uploads) if (!signal.aborted && (await send(item, signal))) names.push(item.file.name);
    if (names.length > 0) await client.invalidateQueries({ queryKey: ['media'] });
    if (signal.aborted) return;
    setBusy(false);
    if (names.length < uploads.length) return;
    succeeded(`${TEXT}.notifications.upload`, names.length === 1 ? names[0] : `${names.length} files`);
    onDone(stored.current.splice(0));
  };

  /** Asks before chosen files are dropped. */
  const mayLeave = (): boolean => uploads.length === 0 || window.confirm(translate('ra.message.unsaved_changes'));

  /** Removes a chosen file. With the last one gone, what was stored before is done. */
  const remove = (id: number) => {
    dispatch({ type: 'remove', id });
    if (uploads.length === 1 && stored.current.length > 0) onDone(stored.current.splice(0));
  };

  return { uploads, dispatch, busy, sendAll, remove, mayLeave };
}
