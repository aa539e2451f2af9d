import { Extension } from '@tiptap/core';

export const ALIGNMENTS = ['left', 'center', 'right'] as const;

/** Reads our classes, or the style of pasted text; the site's security policy refuses style attributes. */
export function alignmentOf({ className, style }: { className: string; style: { textAlign: string } }) {
  const named = /\btext-(left|center|right)\b/.exec(className)?.[1] ?? style.textAlign;
  return ALIGNMENTS.find((align) => align === named) ?? null;
}

/** Aligns paragraphs and headings by classes of the website's stylesheet. */
export const Alignments = Extension.create({
  name: 'alignments',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph'],
      attributes: {
        align: {
          default: null,
          parseHTML: alignmentOf,
          renderHTML: ({ align }) => (align ? { class: `text-${String(align)}` } : {}),
        },
      },
    },
  ],
});
