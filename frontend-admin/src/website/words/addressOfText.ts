import type { ShownText } from '../../data/types';
import { formAddress } from '../../editing/checks/kinds';

/** The address of the form that holds a text, at its field; otherwise at the field that holds `words`, if the form finds one. */
export function addressOfText({ resource, id, path }: Pick<ShownText, 'resource' | 'id' | 'path'>, words?: string): string {
  // One field holds all entries of a list of texts.
  const field = path?.replace(/\.\d+$/, '');
  return formAddress({ resource, id: resource === 'homepage' ? null : id }, field ? { field } : { holds: words });
}
