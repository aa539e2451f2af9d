import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { ALIGNMENTS } from './alignment';

export interface Tool {
  label: string;
  icon: LucideIcon;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Set for what can be on or off at the cursor. */
  isOn?: (editor: Editor) => boolean;
}

/** Without a heading row, as an empty one confuses screen readers; 'Heading row' adds one. */
const DEFAULT_TABLE = { rows: 3, cols: 3, withHeaderRow: false };

const alignIcons = { left: AlignLeft, center: AlignCenter, right: AlignRight };

const headings: readonly (readonly [2 | 3 | 4, LucideIcon])[] = [
  [2, Heading2],
  [3, Heading3],
  [4, Heading4],
];

export const toolGroups: readonly (readonly Tool[])[] = [
  headings.map(([level, icon]) => ({
    label: `Heading ${level}`,
    icon,
    run: (chain) => chain.toggleHeading({ level }),
    isOn: (editor) => editor.isActive('heading', { level }),
  })),
  [
    { label: 'Bold', icon: Bold, run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
    { label: 'Italic', icon: Italic, run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic') },
    { label: 'Underline', icon: Underline, run: (chain) => chain.toggleUnderline(), isOn: (editor) => editor.isActive('underline') },
    { label: 'Strikethrough', icon: Strikethrough, run: (chain) => chain.toggleStrike(), isOn: (editor) => editor.isActive('strike') },
    {
      label: 'Superscript',
      icon: Superscript,
      run: (chain) => chain.toggleSuperscript(),
      isOn: (editor) => editor.isActive('superscript'),
    },
    { label: 'Subscript', icon: Subscript, run: (chain) => chain.toggleSubscript(), isOn: (editor) => editor.isActive('subscript') },
  ],
  [
    { label: 'Bulleted list', icon: List, run: (chain) => chain.toggleBulletList(), isOn: (editor) => editor.isActive('bulletList') },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      run: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    { label: 'Quotation', icon: TextQuote, run: (chain) => chain.toggleBlockquote(), isOn: (editor) => editor.isActive('blockquote') },
  ],
  ALIGNMENTS.map((align) => ({
    label: `Align ${align}`,
    icon: alignIcons[align],
    run: (chain) =>
      chain.command(({ commands }) => {
        const paragraphs = commands.updateAttributes('paragraph', { align });
        return commands.updateAttributes('heading', { align }) || paragraphs;
      }),
    isOn: (editor) => editor.isActive({ align }),
  })),
  [
    { label: 'Insert table', icon: Table, run: (chain) => chain.insertTable(DEFAULT_TABLE) },
    { label: 'Dividing line', icon: Minus, run: (chain) => chain.setHorizontalRule() },
  ],
  [
    { label: 'Undo', icon: Undo2, run: (chain) => chain.undo() },
    { label: 'Redo', icon: Redo2, run: (chain) => chain.redo() },
  ],
];

/** Shown as words while the cursor is in a table. */
export const tableTools: readonly Omit<Tool, 'icon'>[] = [
  { label: 'Add row', run: (chain) => chain.addRowAfter() },
  { label: 'Delete row', run: (chain) => chain.deleteRow() },
  { label: 'Add column', run: (chain) => chain.addColumnAfter() },
  { label: 'Delete column', run: (chain) => chain.deleteColumn() },
  { label: 'Heading row', run: (chain) => chain.toggleHeaderRow() },
  { label: 'Delete table', run: (chain) => chain.deleteTable() },
];
