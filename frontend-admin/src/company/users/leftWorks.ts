import type { LeftWork } from '../../data/types';

/** What several users leave together. */
export function sumOf(each: LeftWork[][]): LeftWork[] {
  const sums = new Map<string, LeftWork>();
  for (const one of each.flat()) sums.set(one.name, { ...one, count: one.count + (sums.get(one.name)?.count ?? 0) });
  return [...sums.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Whether some of it ends without a choice, and some goes on. */
export const isMixed = (left: readonly LeftWork[]): boolean => new Set(left.map(({ byDefault }) => byDefault)).size > 1;

/** What 'end' means, by the API's names. */
const ENDED: Readonly<Record<string, string>> = {
  Plans: 'Plans are cancelled.',
  'Links to previews': 'Preview links stop working.',
  Drafts: 'Drafts are discarded.',
  'Open enquiries': 'Open enquiries are assigned to nobody.',
};

/** Says what ending means for these kinds of work. */
export const endedText = (names: readonly string[]): string => names.map((name) => ENDED[name] ?? `${name} end.`).join(' ');

const AND = new Intl.ListFormat('en-GB');

/** Says that these kinds of work are handed over. `whose`: 'your' or 'their'. */
export function keptText(names: readonly string[], whose: string): string {
  const listed = AND.format(names.map((name) => name.toLowerCase()));
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)} go on under ${whose} name.`;
}
