import { useTranslate } from 'react-admin';
import { screenName } from '../data/resources';
import { humanise } from './humanise';

/** A field as its form calls it. */
export function useFieldName(entityType: string | null): (field: string) => string {
  const translate = useTranslate();
  return (field) => translate(`resources.${screenName(entityType ?? '')}.fields.${field}`, { _: humanise(field) });
}
