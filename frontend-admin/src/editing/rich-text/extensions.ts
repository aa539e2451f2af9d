import { commands as coreCommands, Extension, type Extensions } from '@tiptap/core';
import Highlight from '@tiptap/extension-highlight';
import Image from '@tiptap/extension-image';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { Plugin } from '@tiptap/pm/state';
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
 * the steps that were typed, and a picture stays selected; another text comes from the form.
 */
const WithoutEcho = Extension.create({
  name: 'withoutEcho',
  addCommands: () => ({
    setTextSelection: (position) => (props) => {
      const { from, to } = props.tr.selection;
      const isSame = typeof position === 'object' && position.from === from && position.to === to;
      return isSame || coreCommands.setTextSelection(position)(props);
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
