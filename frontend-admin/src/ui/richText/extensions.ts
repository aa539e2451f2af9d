import type { Extensions } from '@tiptap/core';
import Highlight from '@tiptap/extension-highlight';
import Image from '@tiptap/extension-image';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { isLink } from '../linkAddress';
import { Alignments } from './alignment';

/** Tab goes through the cells and, after the last, on to the next field: with a new row each time nobody would get out by keys. */
const LeavableTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** What the server keeps (its sanitiser's list), and nothing that it would take away. */
export const extensionsOf = (placeholder: string): Extensions => [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (uri) => Boolean(uri) && isLink(uri),
    },
  }),
  Alignments,
  Highlight,
  Image,
  Placeholder.configure({ placeholder }),
  Subscript,
  Superscript,
  LeavableTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];
