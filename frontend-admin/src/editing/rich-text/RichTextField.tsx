import { Box, FormHelperText, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { FieldTitle, type InputProps, useInput } from 'react-admin';
import { FieldHelp, useRules } from '../inputs';
import { extensionsOf } from './extensions';
import { Toolbar } from './Toolbar';

export interface RichTextInputProps {
  source: string;
  label?: string;
  validate?: InputProps['validate'];
  placeholder?: string;
  helperText?: string;
  /** Of the text, in px; 300 by default. */
  minHeight?: number;
  /** Whether it opens with the cursor at the end of the text. */
  startsAtEnd?: boolean;
}

/**
 * An editor as a field of the form; its value is HTML, or '' for an empty text.
 * ra-input-rich-text replaces the whole text at each key, so Undo stops after one step, and ties neither label nor error to the text.
 */
export const RichTextField = ({
  source,
  label,
  validate,
  placeholder = '',
  helperText,
  minHeight,
  startsAtEnd = false,
}: RichTextInputProps) => {
  const { id, field, fieldState, isRequired } = useInput({ source, validate: useRules(source, validate) });
  const value = typeof field.value === 'string' ? field.value : '';
  const written = useRef(value);
  const names = useId();
  const extensions = useMemo(() => extensionsOf(placeholder), [placeholder]);
  const hasHelp = Boolean(fieldState.error?.message ?? helperText);

  const editor = useEditor({
    extensions,
    content: value,
    autofocus: startsAtEnd && 'end',
    // The security policy refuses style elements without a nonce; textStyles holds what is needed.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${names}label`,
        'aria-required': String(isRequired),
        'aria-invalid': String(fieldState.invalid),
        ...(hasHelp && { 'aria-describedby': `${names}help` }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      field.onChange(written.current);
    },
    onBlur: () => field.onBlur(),
  });

  // The record arrived or was reset.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  // A refused save moves the cursor to the first error.
  const { ref } = field;
  useEffect(() => ref({ focus: () => editor.commands.focus() }), [editor, ref]);

  return (
    <div>
      <Box
        id={`${names}label`}
        sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 650, color: fieldState.invalid ? 'error.main' : 'text.secondary' }}
      >
        <FieldTitle source={source} label={label} isRequired={isRequired} />
      </Box>
      <Box
        sx={{
          border: 1,
          borderColor: fieldState.invalid ? 'error.main' : 'divider',
          borderRadius: '8px',
          '&:focus-within': { borderColor: 'primary.main', boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}` },
          '& .tiptap': { minHeight },
          ...textStyles,
        }}
      >
        <Toolbar editor={editor} controls={id} />
        <EditorContent editor={editor} />
      </Box>
      {hasHelp && (
        <FormHelperText id={`${names}help`} error={fieldState.invalid}>
          <FieldHelp error={fieldState.error}>{helperText}</FieldHelp>
        </FormHelperText>
      )}
    </div>
  );
};

/** Styles of the text, close to the website's, and those that editing needs. */
const textStyles: SystemStyleObject<Theme> = {
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
