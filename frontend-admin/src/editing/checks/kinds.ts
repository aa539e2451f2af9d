import type { ContentFinding } from '../../data/types';
import { screenName, SINGLE_SCREENS } from '../../data/dataProvider';
import { kindOf } from '../../data/kinds';
import type { FindingPlace } from '../preview/findField';

/** What findings are about. */
export const kinds: readonly { id: ContentFinding['kind']; name: string }[] = [
  { id: 'links', name: 'Link' },
  { id: 'alt', name: 'Picture' },
  { id: 'headings', name: 'Heading' },
  { id: 'title', name: 'Title' },
  { id: 'description', name: 'Description' },
  { id: 'phone', name: 'Phone number' },
  { id: 'text', name: 'Text' },
  { id: 'views', name: 'Visits' },
];

export const kindName = (kind: ContentFinding['kind']): string => kinds.find(({ id }) => id === kind)?.name ?? kind;

export const recordKind = (resource: string): string => kindOf(resource)?.title ?? resource;

/** At the end of a form's address: opens its history. */
export const HISTORY = '#history';

/** The address of a record's form, which opens at the field, see FieldFromAddress. */
export function formAddress({ resource, id }: { resource: string; id: string | null }, { field, holds }: FindingPlace = {}): string {
  const place = field ? `#field=${encodeURIComponent(field)}` : holds ? `#holds=${encodeURIComponent(holds)}` : '';
  return `${SINGLE_SCREENS[resource] ?? `/${screenName(resource)}${id === null ? '' : `/${id}`}`}${place}`;
}
