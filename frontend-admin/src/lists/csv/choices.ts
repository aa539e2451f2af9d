/** The field that the user chose for a column of the file, null if it is not imported. */
export interface Choice {
  column: string;
  field: string | null;
}

/** What a column is: as chosen, otherwise as its name says. */
export const fieldOf = (chosen: readonly Choice[], guess: Choice): string | null =>
  (chosen.find(({ column }) => column === guess.column) ?? guess).field;

/** Adds a choice. What the name says anyway is none: the server then joins columns of one field as it does by itself. */
export function withChoice(chosen: readonly Choice[], guessed: readonly Choice[], choice: Choice): Choice[] {
  const others = chosen.filter(({ column }) => column !== choice.column);
  const own = guessed.filter(({ column }) => column === choice.column);
  return own.every(({ field }) => field === choice.field) ? others : [...others, choice];
}
