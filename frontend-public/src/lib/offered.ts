import type { NavigationGroup } from '../api/types';
import { inPlace } from './inPlace';

/** Active services, the first of each group first, so that a few of them stand for all. */
export function inTurn(groups: readonly Pick<NavigationGroup, 'services'>[] = []): NavigationGroup['services'] {
  const longest = Math.max(0, ...groups.map(({ services }) => services.length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap(({ services }) => services[at] ?? [])).flat();
}

/** 'EICR testing' of 'EICR Testing'. */
const inSentence = (title: string): string =>
  title.replace(/\p{L}+/gu, (word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word));

const IN_A_SENTENCE = 5;

/** Names the first ones in a sentence, as in ': EICR testing, rewiring services and more'; nothing while none are given. */
export function naming(services: readonly { title: string }[], most = IN_A_SENTENCE): string {
  const names = [...services.slice(0, most).map(({ title }) => inSentence(title)), ...(services.length > most ? ['more'] : [])];
  const [first = '', last = first] = [names.slice(0, -1).join(', '), names.at(-1)];
  return names.length ? `: ${first && `${first} and `}${last}` : '';
}

/** 'Electricians in Chester: EICR testing and more.'; nothing while there is neither a place nor a service to name. */
export function inOneLine(place: { name: string } | undefined, groups: readonly NavigationGroup[], most?: number): string | undefined {
  const services = inTurn(groups);
  return place || services.length ? `${inPlace('Electricians{in}', place, groups)}${naming(services, most)}.` : undefined;
}
