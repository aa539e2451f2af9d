import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { ApiError } from '../../data/ApiError';
import { apiName } from '../../data/dataProvider';
import { request } from '../../data/request';
import { DraftSaver, emptyDraft } from './DraftSaver';
import { type Contested, mergeDrafts, type ServerDraft } from './mergeDrafts';
import { DRAFTS, DRAFTS_KEY } from './pageDrafts';
import { useKeptForm } from './useKeptForm';

interface ServerDraftState {
  saver: DraftSaver;
  /** What this browser and the server both changed since they last met. */
  contested: Contested[];
}

const ServerDraftContext = createContext<ServerDraftState | null>(null);

/** The draft that the server has of the form's page; null for forms without one. */
export const useServerDraft = (): ServerDraftState | null => use(ServerDraftContext);

/** Reads the draft of a page before its form opens. `draft`: the name under which the browser keeps the form. */
export const WithServerDraft = ({ draft, children }: { draft: string; children: ReactNode }) => {
  const record = useRecordContext<RaRecord>();
  const path = `${DRAFTS}/${apiName(useResourceContext() ?? '')}/${record?.id}`;
  const { kept, keep, isReady } = useKeptForm(draft);
  const [state, setState] = useState<ServerDraftState>();
  const client = useQueryClient();

  const open = useEffectEvent((server: ServerDraft | undefined) => {
    const synced = kept?.synced;
    // While the server cannot be reached, the form holds what this browser knows; the first save finds out the rest.
    const known = server ?? { ...emptyDraft, ...synced };
    const merged = server && mergeDrafts({ kept, synced: synced?.fields ?? {}, server, stored: record ?? {} });
    if (merged) keep(merged.kept);
    const contested = merged?.contested ?? [];
    setState({ saver: new DraftSaver(path, known, request, contested.length > 0), contested });
  });
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    request<ServerDraft>(path).then(
      ({ json }) => isCurrent && open(json),
      () => isCurrent && open(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, isReady]);
  // The list behind the form shows which pages have drafts.
  useEffect(() => () => void client.invalidateQueries({ queryKey: DRAFTS_KEY }), [client]);

  return state ? <ServerDraftContext value={state}>{children}</ServerDraftContext> : null;
};

/** Returns a function that saves the record with the version of the draft that ends with it. */
export function usePublishing() {
  const saver = useServerDraft()?.saver;
  return useCallback(
    async <T,>(save: (draft: number | undefined) => Promise<T>): Promise<T> => {
      if (!saver) return save(undefined);
      try {
        return await save(await saver.hold());
      } catch (error) {
        if (error instanceof ApiError && error.details.code === 'draft-changed') await saver.reread().catch(console.error);
        saver.release();
        throw error;
      }
    },
    [saver],
  );
}
