import type { LeftWork } from '../../data/types';

export type Fate = LeftWork['byDefault'];

/** What becomes of a kind of work. `chosen`: as the API reads it, such as 'planned-changes:keep,page-drafts:end'; null: of each what is safe. */
export function fateOf({ id, byDefault }: LeftWork, chosen: string | null): Fate {
  const fates = new Map(chosen?.split(',').map((choice) => choice.split(':') as [string, Fate]));
  return fates.get(id) ?? byDefault;
}

/** The choice of all kinds of work, after another one for this kind. */
export const chosenWith = (left: readonly LeftWork[], chosen: string | null, id: string, fate: Fate): string =>
  left.map((one) => `${one.id}:${one.id === id ? fate : fateOf(one, chosen)}`).join(',');

const ENDS: Readonly<Record<string, string>> = {
  'planned-changes': 'Cancel the plans',
  'preview-links': 'Withdraw the links',
  'page-drafts': 'Discard the drafts',
  'contact-inquiries': 'Assign to nobody',
};

/** Says what ending this kind of work does. */
export const endLabel = ({ id, name }: LeftWork): string => ENDS[id] ?? `End ${name.toLowerCase()}`;
