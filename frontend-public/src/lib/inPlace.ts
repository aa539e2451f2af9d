interface Place {
  name: string;
}

/** Replaces '{in}' by ' in Chester' for the company's first place; by nothing while it has none. */
export const inPlace = (text: string, place: Place | undefined): string =>
  text.replaceAll('{in}', () => (place ? ` in ${place.name}` : ''));
