import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { upload } from '../data/upload';
import { useNotices } from '../ui/useNotices';
import { type Upload, uploadsReducer } from './uploads';

const PATH = '/api/admin/media';
const TEXT = 'resources.media';

/** The files of the upload dialog and their way to the server, one after the other. `onDone` when all are in the library. */
export function useUploads(chosen: readonly File[], onDone: () => void) {
  const [uploads, dispatch] = useReducer(uploadsReducer, uploadsReducer([], { type: 'choose', files: chosen }));
  const [busy, setBusy] = useState(false);
  const leave = useRef<AbortController>(null);
  const client = useQueryClient();
  const endIfDenied = useLogoutIfAccessDenied();
  const { succeeded, failed } = useNotices();

  // Closing the dialog gives up what is still on its way.
  useEffect(() => () => leave.current?.abort(), []);

  const send = async ({ id, file, alt }: Upload, signal: AbortSignal): Promise<boolean> => {
    const form = new FormData();
    // The fields first: a server may read them before the file is here.
    if (alt.trim()) form.append('alt', alt);
    form.append('file', file);
    const change = (part: Partial<Upload>) => dispatch({ type: 'change', id, change: part });
    change({ state: 'sending', progress: 0, reason: undefined });
    try {
      await upload(PATH, form, { signal, onProgress: (progress) => change({ progress }) });
      dispatch({ type: 'remove', id });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const reason = error instanceof Error ? error.message : String(error);
      change({ state: 'refused', reason });
      if (await endIfDenied(error)) leave.current?.abort();
      else failed(`${TEXT}.failures.create`, error);
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
    succeeded(`${TEXT}.notifications.created`, names.length === 1 ? names[0] : `${names.length} files`);
    onDone();
  };

  return { uploads, dispatch, busy, sendAll };
}
