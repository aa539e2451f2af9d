import type { NavigationGroup } from '../api/types';
import { tradeOf } from './trade';

interface Place {
  name: string;
}

/**
 * Replaces '{in}' by ' in Chester' for the company's first place, by nothing while it has none; 'Electricians' becomes what the people of
 * a company with these services are called.
 */
export const inPlace = (text: string, place: Place | undefined, groups: readonly NavigationGroup[] = []): string => {
  const { people } = tradeOf(groups);
  return text
    .replace(/electricians/gi, (word) => (word.startsWith('E') ? people : people.toLowerCase()))
    .replaceAll('{in}', () => (place ? ` in ${place.name}` : ''));
};
