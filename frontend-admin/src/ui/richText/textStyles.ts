import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** The text as it is written: close to how the website shows it, and all that the editing itself needs. */
export const textStyles: SystemStyleObject<Theme> = {
  '& > div > .tiptap': {
    p: 2,
    outline: 'none',
    overflowWrap: 'anywhere',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    lineHeight: 1.6,
    '& > :first-of-type': { mt: 0 },
  },
  '& .tiptap p.is-editor-empty:first-of-type::before': {
    content: 'attr(data-placeholder)',
    float: 'left',
    height: 0,
    color: 'text.secondary',
    pointerEvents: 'none',
  },
  '& h2': { fontSize: '1.375rem', lineHeight: 1.3 },
  '& h3': { fontSize: '1.125rem', lineHeight: 1.35 },
  '& h4': { fontSize: '1rem', lineHeight: 1.4 },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
  '& blockquote': { mx: 0, pl: 2, borderLeft: 3, borderColor: 'divider' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', my: 2 },
  '& th, & td': { border: 1, borderColor: 'divider', p: 1, verticalAlign: 'top', textAlign: 'left', position: 'relative' },
  '& th': { bgcolor: 'action.hover', fontWeight: 650 },
  '& th > p, & td > p': { m: 0 },
  '& .selectedCell': { bgcolor: 'action.selected' },
  '& .ProseMirror-selectednode': { outline: 2, outlineColor: 'primary.main' },
  '& .text-left': { textAlign: 'left' },
  '& .text-center': { textAlign: 'center' },
  '& .text-right': { textAlign: 'right' },
};
