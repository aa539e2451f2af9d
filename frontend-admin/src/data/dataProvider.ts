import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetOneParams, Identifier, RaRecord } from 'react-admin';
import type { Fields } from './changedFields';
import kinds from './kinds.json' with { type: 'json' };
import { ApiError, type RequestOptions, request } from './request';
import { saveChanges, type Write, type WriteMeta } from './saveChanges';

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
const SINGLE = new Set([...Object.keys(SINGLE_SCREENS), 'profile']);

const API = '/api/admin';
const GONE = 404;
const SENT_BEFORE = 422;

const rest = simpleRestProvider(API, (url: string, options?: RequestOptions) => request(url, options));

/** What a bulk update knows of the records as they are on the screen. */
// A type, as react-admin wants an index signature, which interfaces lack.
export type BulkMeta = {
  versions: Record<Identifier, number | undefined>;
  /** The part of each record to which the fields are sent, such as 'spam'. */
  part?: string | undefined;
};

const pathOf = (resource: string, id?: Identifier): string =>
  `${API}/${apiName(resource)}${id === undefined || SINGLE.has(resource) ? '' : `/${encodeURIComponent(id)}`}`;

const put = <R extends Fields>(resource: string, write: Write, part?: string): Promise<R> =>
  saveChanges<R>(pathOf(resource, write.id) + (part ? `/${part}` : ''), write);

async function remove(
  resource: string,
  { id, previousData, meta: { parameters, ...options } = {} }: Omit<Write, 'data'>,
): Promise<Fields | undefined> {
  try {
    const path = parameters ? `${pathOf(resource, id)}?${new URLSearchParams(parameters)}` : pathOf(resource, id);
    return (await request<Fields>(path, { ...options, method: 'DELETE' })).json;
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
  // The server ends a search whose user types on.
  supportAbortSignal: true,
  getList: (resource, params) => rest.getList(apiName(resource), params),
  getOne: async <R extends RaRecord>(resource: string, { id, signal }: GetOneParams<R>) => ({
    data: (await request<R>(pathOf(resource, id), { signal })).json,
  }),
  getMany: (resource, params) => rest.getMany(apiName(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(apiName(resource), params),
  create: async <R extends RaRecord>(resource: string, { data, meta }: Omit<Write, 'id'>) => {
    try {
      return { data: (await request<R>(pathOf(resource), { ...meta, method: 'POST', body: JSON.stringify(data) })).json };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== SENT_BEFORE || !error.details.recordId) throw error;
      // An earlier try succeeded, though its response was lost: later changes go into the record that it created.
      return { data: await put<R>(resource, { id: error.details.recordId, data, meta }) };
    }
  },
  update: async <R extends RaRecord>(resource: string, update: Write) => ({ data: await put<R>(resource, update) }),
  delete: async <R extends RaRecord>(resource: string, deletion: Omit<Write, 'data'>) => ({
    data: ((await remove(resource, deletion)) ?? { id: deletion.id }) as R,
  }),
  deleteMany: async (resource, { ids, meta }) => forEach(ids, 'deleted', (id) => remove(resource, { id, meta: meta as WriteMeta })),
  updateMany: async (resource, params) => {
    const { versions = {}, part } = (params.meta ?? {}) as Partial<BulkMeta>;
    const fields = params.data as Fields;
    return forEach(params.ids, 'updated', (id) => put(resource, { id, data: { ...fields, version: versions[id] } }, part));
  },
};
