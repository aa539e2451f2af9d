import { Extension } from '@tiptap/core';

export const ALIGNMENTS = ['left', 'center', 'right'] as const;
type Alignment = (typeof ALIGNMENTS)[number];

const isAlignment = (value: string): value is Alignment => (ALIGNMENTS as readonly string[]).includes(value);

/** From our classes; from a style only in what is pasted, for the site's security policy refuses style attributes. */
export function alignmentOf({ className, style }: { className: string; style: { textAlign: string } }): Alignment | null {
  const named = /\btext-(left|center|right)\b/.exec(className)?.[1] ?? style.textAlign;
  return isAlignment(named) ? named : null;
}

/** Paragraphs and headings are aligned by the classes that the website's stylesheet knows. */
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
