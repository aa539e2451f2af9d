import type { components } from '../../../../backend/openapi';
import { screenName } from '../../data/dataProvider';

type Schemas = components['schemas'];
export type FindingKind = Schemas['Finding']['kind'];
type CheckedRecord = Schemas['FindingRecord'];

/** What findings are about. */
export const kinds: readonly { id: FindingKind; name: string }[] = [
  { id: 'links', name: 'Link' },
  { id: 'alt', name: 'Picture' },
  { id: 'headings', name: 'Heading' },
  { id: 'title', name: 'Title' },
  { id: 'description', name: 'Description' },
  { id: 'phone', name: 'Phone number' },
  { id: 'text', name: 'Text' },
];

export const kindName = (kind: FindingKind): string => kinds.find(({ id }) => id === kind)?.name ?? kind;

/** What people call them, by their names in the API. */
const RECORDS: Record<CheckedRecord['resource'], string> = {
  homepage: 'Homepage',
  services: 'Service',
  'service-location-pages': 'Service page',
  projects: 'Project',
  'core-pages': 'Core page',
  locations: 'Location',
  faqs: 'FAQ',
  testimonials: 'Testimonial',
  media: 'File',
};

export const recordKind = (resource: CheckedRecord['resource']): string => RECORDS[resource];

interface Place {
  field?: string | null;
  holds?: string | null;
}

/** The address of a record's form, which opens at the field; see FieldFromAddress. */
export function formAddress({ resource, id }: Pick<CheckedRecord, 'resource' | 'id'>, { field, holds }: Place = {}): string {
  const place = field ? `#field=${encodeURIComponent(field)}` : holds ? `#holds=${encodeURIComponent(holds)}` : '';
  return `/${screenName(resource)}${id === null ? '' : `/${id}`}${place}`;
}
