import { commands as coreCommands, Extension, type Extensions } from '@tiptap/core';
import Highlight from '@tiptap/extension-highlight';
import Image from '@tiptap/extension-image';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { isLink } from '../../kit/addresses';
import { Alignments } from './alignment';
import { TidyPaste } from './TidyPaste';

/** Tab leaves the table after its last cell. By default it adds a row, so the keyboard could not get out. */
const LeavableTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

/**
 * react-admin's input sets text and selection again after each key. Where they are the same already this drops it, so that Undo and Redo have
 * the steps that were typed, and a picture stays selected; another text comes from the form, and what was selected may be elsewhere in it.
 */
const WithoutEcho = Extension.create({
  name: 'withoutEcho',
  addCommands: () => ({
    setTextSelection: (position) => (props) => {
      if (typeof position === 'number') return coreCommands.setTextSelection(position)(props);
      const { doc, selection } = props.tr;
      if (position.from === selection.from && position.to === selection.to) return true;
      const [from, to] = [position.from, position.to].map((at) => doc.resolve(Math.min(at, doc.content.size)));
      if (from && to) props.tr.setSelection(TextSelection.between(from, to));
      return true;
    },
  }),
  addProseMirrorPlugins: () => [
    new Plugin({ filterTransaction: (tr, state) => !(tr.docChanged && tr.getMeta('preventUpdate') && tr.doc.eq(state.doc)) }),
  ],
});

/** What the server's sanitiser keeps, and nothing else. */
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
  TidyPaste,
  WithoutEcho,
];
