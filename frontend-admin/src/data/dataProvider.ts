import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord, UpdateParams } from 'react-admin';
import { changedFields, type Fields } from './changedFields';
import { type RequestOptions, request } from './request';
import { apiName } from './resources';

const API = '/api/admin';

const rest = simpleRestProvider(API, (url: string, options?: RequestOptions) => request(url, options));

interface VersionedUpdate {
  id: Identifier;
  data: Fields & { version?: number };
  previousData?: Fields;
}

/** react-admin's simple-rest dialect, with the API's names and a check that nobody else changed the record meanwhile. */
export const dataProvider: DataProvider = {
  ...rest,
  getList: (resource, params) => rest.getList(apiName(resource), params),
  getOne: (resource, params) => rest.getOne(apiName(resource), params),
  getMany: (resource, params) => rest.getMany(apiName(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(apiName(resource), params),
  create: (resource, params) => rest.create(apiName(resource), params),
  delete: (resource, params) => rest.delete(apiName(resource), params),
  update: async <R extends RaRecord>(resource: string, params: UpdateParams) => {
    const update: VersionedUpdate = params;
    const { id, data, previousData } = update;
    const { version, ...fields } = data;
    const { json } = await request<R>(`${API}/${apiName(resource)}/${encodeURIComponent(id)}`, {
      method: 'PUT',
      body: JSON.stringify(changedFields(fields, previousData)),
      headers: version === undefined ? {} : { 'If-Match': `"v${version}"` },
    });
    return { data: json };
  },
};
