import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { type FormKey, newFormKey } from '../../data/idempotencyKey';
import type { MediaFile } from '../../data/types';
import { ContentDialog } from '../../kit/DialogFrame';
import { Note } from '../../kit/texts';
import { useNotices } from '../../kit/useNotices';
import { DropZone } from './DropZone';
import { isPicture, type Kind, type Upload, uploadsReducer } from './files';
import { readable } from './readable';
import { sendFile } from './sendFile';
import { UploadItem } from './UploadItem';

const PATH = '/api/admin/media';
const TEXT = 'resources.media';
const NONE: readonly File[] = [];

interface UploadFrameProps {
  title: string;
  kind?: Kind;
  /** Files that are chosen already. */
  chosen?: readonly File[];
  /** What may be chosen instead of an upload, while none is. */
  library?: ReactNode;
  maxWidth?: 'sm';
  /** Called when all are stored, with all that were stored since it was last called. */
  onDone: (stored: MediaFile[]) => void;
  onClose: () => void;
}

/** A dialog that uploads files. Sends them one after the other. */
export const UploadFrame = ({ title, kind, chosen = NONE, library, maxWidth, onDone, onClose }: UploadFrameProps) => {
  const [uploads, dispatch] = useReducer(uploadsReducer, uploadsReducer([], { type: 'choose', files: chosen }));
  const [busy, setBusy] = useState(false);
  const abort = useRef<AbortController>(null);
  const stored = useRef<MediaFile[]>([]);
  const [keys] = useState(() => new WeakMap<File, FormKey>());
  const hintId = useId();
  const client = useQueryClient();
  const endIfDenied = useLogoutIfAccessDenied();
  const { succeeded, failed } = useNotices();
  const translate = useTranslate();

  // Closing the dialog cancels the upload.
  useEffect(() => () => abort.current?.abort(), []);

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
      if (await endIfDenied(error)) abort.current?.abort();
      else failed(`${TEXT}.failures.upload`, error);
      return false;
    }
  };

  const sendAll = async () => {
    const { signal } = (abort.current = new AbortController());
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

  /** When files are being chosen for a field and the last failed one is removed, passes on those that were stored. */
  const remove = (id: number) => {
    dispatch({ type: 'remove', id });
    if (library && uploads.length === 1 && stored.current.length > 0) onDone(stored.current.splice(0));
  };
  /** Asks before chosen files are dropped. */
  const leave = () => (uploads.length === 0 || window.confirm(translate('ra.message.unsaved_changes'))) && onClose();
  const label = library ? 'Upload and use' : uploads.length > 1 ? `Upload ${uploads.length} files` : 'Upload';
  const isEmpty = uploads.length === 0;
  const button = !(isEmpty && library) && {
    children: busy ? 'Uploading...' : label,
    disabled: busy || isEmpty,
    onClick: () => void sendAll(),
  };

  return (
    <ContentDialog title={title} onClose={leave} maxWidth={maxWidth} help="put-a-photo-on-a-page" action={button}>
      <DropZone kind={kind} disabled={busy} onChoose={(files) => dispatch({ type: 'choose', files })} />
      {uploads.some(({ file }) => isPicture(file.type)) && (
        <Note id={hintId} sx={{ mt: 2.5 }}>
          Alt text says what a picture shows, for people who cannot see it.
        </Note>
      )}
      {!isEmpty && (
        <Box component="ul" aria-label="Chosen files" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2.5, display: 'grid', gap: 2 }}>
          {uploads.map((upload) => (
            <UploadItem
              key={upload.id}
              upload={upload}
              disabled={busy}
              hintId={hintId}
              onChange={(change) => dispatch({ type: 'change', id: upload.id, change })}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </Box>
      )}
      {isEmpty && library}
    </ContentDialog>
  );
};
