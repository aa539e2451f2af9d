import { named } from '../kinds/column-names.js';
import { kindOf, MADE } from '../kinds/kind.js';
import { CreateRedirectDto, toRedirectRecord, UpdateRedirectDto, RedirectRecord } from './redirect.dto.js';
import { normaliseFrom, Redirect } from './redirect.entity.js';

export const REDIRECTS = kindOf<Redirect>()({
  resource: 'redirects',
  label: 'redirect',
  entity: Redirect,
  place: 100,
  name: 'fromPath',
  roles: ['admin'],
  forms: { create: CreateRedirectDto, update: UpdateRedirectDto },
  view: toRedirectRecord,
  record: RedirectRecord,
  list: {
    sortable: ['fromPath', 'toPath', 'statusCode', 'createdAt', 'updatedAt'],
    filterable: { fromPath: 'string', toPath: 'string', statusCode: 'number', isAutomatic: 'boolean' },
    search: ['fromPath', 'toPath'],
    defaultSort: [['fromPath', 'ASC']],
  },
  trash: true,
  history: {},
  search: { detail: 'toPath' },
  csv: {
    columns: {
      fromPath: { label: 'From', names: named('From URL, Old URL, Old address, Old path, Old page, Source, Source URL, Redirect from') },
      toPath: {
        label: 'To',
        names: named('To URL, New URL, New address, New path, New page, Target, Target URL, Destination, Redirect to'),
      },
      statusCode: { label: 'Kind', names: named('Code, HTTP code, Status code, Redirect type') },
    },
    exported: { isAutomatic: 'Automatic', ...MADE },
    recognisedBy: [['fromPath']],
    tidy: normaliseFrom,
  },
});
