import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../../backend/openapi';
import type { WordPlace } from '../../data/types';
import { useCall } from '../../data/useCall';

type Schemas = components['schemas'];
export type FoundWords = Schemas['FoundWords'];
export type KeptPlace = Schemas['KeptPlace'];
export type Replacement = Schemas['ReplacementRecord'];

export interface Sought {
  find: string;
  replacement: string;
  matchCase: boolean;
  wholeWords: boolean;
}

const PATH = '/api/admin/words';
export const REPLACEMENTS = { key: ['replacements'], path: `${PATH}/replacements` };

export function useReplaceWords() {
  const call = useCall();
  const client = useQueryClient();

  const post = async <T>(path: string, body?: object) => (await call<T>(path, { method: 'POST', body: body && JSON.stringify(body) })).json;

  const find = useMutation({
    mutationFn: ({ replacement: _r, ...sought }: Sought) => post<FoundWords>(`${PATH}/find`, sought),
    onMutate: () => {
      replace.reset();
      undo.reset();
    },
  });
  const replace = useMutation({
    mutationFn: ({ places, ...sought }: Sought & { places: readonly WordPlace[] }) =>
      post<Schemas['Replaced']>(REPLACEMENTS.path, {
        ...sought,
        places: places.map(({ resource, id, version, path, at }) => ({ resource, id, version, path, at })),
      }),
    onSuccess: () => {
      find.reset();
      return client.invalidateQueries();
    },
  });
  const undo = useMutation({
    mutationFn: (id: string) => post<Schemas['Undone']>(`${REPLACEMENTS.path}/${id}/undo`),
    onMutate: () => replace.reset(),
    onSuccess: () => client.invalidateQueries(),
  });
  return { find, replace, undo };
}
