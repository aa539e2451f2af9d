import { getMetadataStorage } from 'class-validator';
import type { Change } from '../../audit/changes.service.js';
import { validated } from '../../platform/http/validation-pipe.js';
import type { BaseRecord } from '../../platform/database/base-record.js';
import type { Updates } from '../../kinds/kind.js';
import { readableFields } from '../../kinds/readable-fields.js';
import type { Known } from '../../kinds/kinds.service.js';
import type { Fields } from './versions.js';

/** Every record keeps its place in its list, and what is not public stays so. */
const STAYS = ['isActive', 'order'];

const fieldsByForm = new Map<unknown, string[]>();

/** Kept, as class-validator looks through the rules of all forms each time. */
function fieldsOf(form: new () => object): string[] {
  const names = fieldsByForm.get(form) ?? [
    ...new Set(
      getMetadataStorage()
        .getTargetValidationMetadatas(form, '', true, false)
        .map(({ propertyName }) => propertyName),
    ),
  ];
  fieldsByForm.set(form, names);
  return names;
}

/** What the history of a kind shows, and what a restore brings back. */
export function historyOf({ kind }: Known): Record<'fields' | 'restored', ReadonlySet<string>> {
  const { stays = [], also = [], hidden = [] } = kind.history ?? {};
  const editable = (kind.forms ? fieldsOf(kind.forms.update) : []).filter((name) => !hidden.includes(name));
  return {
    fields: new Set(readableFields(kind, [...editable, ...also])),
    restored: new Set(readableFields(kind, editable).filter((name) => !STAYS.includes(name) && !stays.includes(name))),
  };
}

/** Saves as its form does. Throws what saving throws. */
export async function saveVersion(
  { kind, service }: Known,
  change: Change,
  id: string,
  sent: Fields,
  ifMatch?: number,
): Promise<BaseRecord> {
  const fields = (await validated(sent, kind.forms?.update)) as never;
  const { save } = kind.history ?? {};
  return save ? save(service as never, fields, ifMatch, change) : ((await (service as Updates).update(id, fields, ifMatch)) as BaseRecord);
}
