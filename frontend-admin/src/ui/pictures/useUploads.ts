import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { readSession } from '../../auth/session';
import { ApiError, toApiError } from '../../data/ApiError';
import { serverSilent } from '../../data/connection';
import { type FormKey, newFormKey } from '../../data/idempotencyKey';
import { maySendAgain, UNREACHABLE } from '../../data/request';
import type { MediaFile } from '../../data/types';
import { useNotices } from '../useNotices';
import { type Upload, uploadsReducer } from './files';
import { readable } from './readable';

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
      stored.current.push(await upload<MediaFile>(PATH, form, { headers: key.headers(), signal, onProgress }));
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

interface UploadOptions {
  headers: Record<string, string>;
  /** Called with the progress, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Uses XMLHttpRequest, as fetch reports no progress. */
async function upload<T>(path: string, form: FormData, options: UploadOptions): Promise<T> {
  const token = readSession()?.token;
  try {
    return await post<T>(path, form, token, options);
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401;
    if (isOver && (await maySendAgain(path, 'POST', token)) && !options.signal.aborted) return upload<T>(path, form, options);
    throw error;
  }
}

function post<T>(path: string, form: FormData, token: string | undefined, { headers, onProgress, signal }: UploadOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(JSON.parse(call.responseText) as T);
      else reject(toApiError(call.status, call.statusText, call.responseText));
    };
    call.onerror = () => {
      serverSilent();
      reject(new ApiError(0, UNREACHABLE));
    };
    call.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}
