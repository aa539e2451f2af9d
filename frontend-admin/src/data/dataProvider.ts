import simpleRestProvider from 'ra-data-simple-rest';
import type { CreateParams, DataProvider, DeleteParams, GetOneParams, Identifier, RaRecord, UpdateParams } from 'react-admin';
import type { Fields } from './changedFields';
import kinds from './kinds.json' with { type: 'json' };
import { ApiError, type RequestOptions, request } from './request';
import { saveChanges, type TheirChanges } from './saveChanges';

/** Resources whose screens (under /admin) are not named as in the API. */
const API_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  kinds.flatMap(({ resource, screen, isSingle }) => (screen && !isSingle ? [[screen, resource]] : [])),
);

export const apiName = (resource: string): string => API_NAMES[resource] ?? resource;

/** The screens' name of an API resource. */
export const screenName = (api: string): string => Object.entries(API_NAMES).find(([, name]) => name === api)?.[0] ?? api;

/** Resources, by their names in the API, that have one record only, so that its address needs no id. */
export const SINGLE_SCREENS: Readonly<Record<string, string>> = Object.fromEntries(
  kinds.flatMap(({ resource, screen = resource, isSingle }) => (isSingle ? [[resource, `/${screen}`]] : [])),
);

/** Resources of one record, whose address in the API has no id. */
const SINGLE = new Set(['company-info', 'profile']);

const API = '/api/admin';
const GONE = 404;
const SENT_BEFORE = 422;

const rest = simpleRestProvider(API, (url: string, options?: RequestOptions) => request(url, options));

/** What a form adds to its requests, as react-admin's `meta`. */
export interface WriteMeta {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The version of the page's draft, which ends with the save. */
  draft?: number | undefined;
  /** Fields in which the user has seen a colleague's change and keeps their own. */
  overwrites?: readonly string[];
  /** Told when someone else's changes were merged with those of the form. */
  onMerged?: (theirs: TheirChanges) => void;
}

interface VersionedUpdate {
  id: Identifier;
  data: Fields & { version?: number };
  previousData?: Fields;
  meta?: WriteMeta;
}

interface Creation {
  data: Fields;
  meta?: WriteMeta;
}

interface Deletion<R> {
  id: Identifier;
  previousData?: R;
  meta?: WriteMeta;
}

/** What a bulk update knows of the records as they are on the screen. */
// A type, as react-admin wants an index signature, which interfaces lack.
export type BulkMeta = {
  versions: Record<Identifier, number | undefined>;
  /** The part of each record to which the fields are sent, such as 'spam'. */
  part?: string | undefined;
};

const pathOf = (resource: string, id?: Identifier): string =>
  `${API}/${apiName(resource)}${id === undefined || SINGLE.has(resource) ? '' : `/${encodeURIComponent(id)}`}`;

async function put<R extends Fields>(resource: string, { id, data, previousData, meta }: VersionedUpdate, part?: string): Promise<R> {
  const change = {
    path: pathOf(resource, id) + (part ? `/${part}` : ''),
    data,
    base: previousData,
    send: request,
    signal: meta?.signal,
    draft: meta?.draft,
    overwrites: meta?.overwrites,
  };
  const { record, theirs } = await saveChanges<R>(change);
  if (theirs) meta?.onMerged?.(theirs);
  return record;
}

async function remove<R>(resource: string, { id, previousData, meta }: Deletion<R>): Promise<R | undefined> {
  try {
    return (await request<R>(pathOf(resource, id), { ...meta, method: 'DELETE' })).json;
  } catch (error) {
    // Someone else, or an earlier click, has deleted it already.
    if (error instanceof ApiError && error.status === GONE) return previousData;
    throw error;
  }
}

/** Sends one request for each record. Failures do not stop the others: the error at the end counts them and gives each reason once. */
async function forEach(
  ids: readonly Identifier[],
  done: string,
  write: (id: Identifier) => Promise<unknown>,
): Promise<{ data: Identifier[] }> {
  const results = await Promise.allSettled(ids.map(write));
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (refusals.length === 0) return { data: [...ids] };
  const [first] = refusals;
  const reasons = new Set(refusals.map((refusal) => (refusal instanceof Error ? refusal.message : String(refusal))));
  const counted = `${ids.length - refusals.length} of ${ids.length} ${done}.`;
  throw new ApiError(first instanceof ApiError ? first.status : 0, [counted, ...reasons].join(' '));
}

/** react-admin's simple-rest provider, with the API's names and a check that nobody else has changed the record in the meantime. */
export const dataProvider: DataProvider = {
  ...rest,
  getList: (resource, params) => rest.getList(apiName(resource), params),
  getOne: async <R extends RaRecord>(resource: string, { id, signal }: GetOneParams<R>) => ({
    data: (await request<R>(pathOf(resource, id), { signal })).json,
  }),
  getMany: (resource, params) => rest.getMany(apiName(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(apiName(resource), params),
  create: async <R extends RaRecord>(resource: string, params: CreateParams) => {
    const creation: Creation = params;
    const { data, meta } = creation;
    try {
      return { data: (await request<R>(pathOf(resource), { ...meta, method: 'POST', body: JSON.stringify(data) })).json };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== SENT_BEFORE || !error.details.recordId) throw error;
      // An earlier try succeeded, though its response was lost: later changes go into the record that it created.
      return { data: await put<R>(resource, { id: error.details.recordId, data, meta }) };
    }
  },
  update: async <R extends RaRecord>(resource: string, params: UpdateParams) => {
    const update: VersionedUpdate = params;
    return { data: await put<R>(resource, update) };
  },
  delete: async <R extends RaRecord>(resource: string, params: DeleteParams<R>) => {
    const deletion: Deletion<R> = params;
    const data = await remove(resource, deletion);
    return { data: data ?? ({ id: deletion.id } as R) };
  },
  deleteMany: async (resource, { ids }) => forEach(ids, 'deleted', (id) => remove(resource, { id })),
  updateMany: async (resource, params) => {
    const { versions = {}, part } = (params.meta ?? {}) as Partial<BulkMeta>;
    const fields = params.data as Fields;
    return forEach(params.ids, 'updated', (id) => put(resource, { id, data: { ...fields, version: versions[id] } }, part));
  },
};
