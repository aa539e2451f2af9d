import { createContext, use } from 'react';
import { useTranslate } from 'react-admin';
import { screenName } from '../../data/dataProvider';
import type { TheirChanges } from '../../data/saveChanges';
import { humanise } from './readable';

/** Names the fields of a form that are made from data; undefined for any other. */
export const FieldNames = createContext<(field: string) => string | undefined>(() => undefined);

/** Returns a function that names a field, or a part of one such as 'socialMedia.x', as its form does. */
export function useFieldName(entityType: string | null): (field: string) => string {
  const translate = useTranslate();
  const named = use(FieldNames);
  return (field) => named(field) ?? translate(`resources.${screenName(entityType ?? '')}.fields.${field}`, { _: humanise(field) });
}

const LIST = new Intl.ListFormat('en-GB');

/** Says after a save what someone else has changed in the meantime. */
export const mergedText = (theirs: TheirChanges | undefined, nameOf: (field: string) => string): string | undefined =>
  theirs &&
  `${theirs.changedBy ?? 'Someone else'} has changed ${LIST.format(theirs.fields.map(nameOf))} in the meantime. Both of your changes are stored.`;
