import { fieldOfPicture, fieldOfText, textsIn } from '../preview/findField';

interface Place {
  field?: string | null;
  /** A text, the address of a link or a picture, or the id of a picture. */
  holds?: string | null;
}

/** Returns the path of the field that a finding is about, in the values of the form. */
export function findingPath({ field, holds }: Place, values: unknown): string | undefined {
  if (field) return field;
  if (!holds) return undefined;
  const texts = textsIn(values);
  return fieldOfText(texts, holds) ?? fieldOfPicture(texts, holds);
}
