// From Unicode's private area, so that no text has them.
export const [START, END] = ['\uE000', '\uE001'] as const;
/** Tells of a part of a text which field it is from, in a page that is made to find out. */
export const MARK = /\uE000(\d+)\uE001/g;

/** A text as it is stored. */
export const unmarked = (text: string): string => text.replace(MARK, '');
