import type { ShownText } from '../../data/types';
import { formAddress } from '../../editing/checks/kinds';

/** The address of the form that holds a text, at its field. */
export function addressOfText({ resource, id, path }: Pick<ShownText, 'resource' | 'id' | 'path'>): string {
  // One field holds all entries of a list of texts.
  const field = path?.replace(/\.\d+$/, '');
  return formAddress({ resource, id: resource === 'homepage' ? null : id }, field ? { field } : {});
}
