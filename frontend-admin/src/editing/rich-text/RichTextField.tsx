import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material';
import { RichTextInput as RaRichTextInput } from 'ra-input-rich-text';
import { useId, useMemo } from 'react';
import { type InputProps, isRequired, useTranslateLabel } from 'react-admin';
import { useRules } from '../inputs';
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

/** react-admin's input with the API's rules, our extensions and toolbar; its value is HTML, or '' for an empty text. */
export const RichTextField = ({ placeholder = '', helperText, minHeight, startsAtEnd = false, ...props }: RichTextInputProps) => {
  const id = useId();
  const validate = useRules(props.source, props.validate);
  const name = useTranslateLabel()(props);
  const isMandatory = isRequired(validate);
  const editorOptions = useMemo(
    () => ({
      extensions: extensionsOf(placeholder),
      autofocus: startsAtEnd && ('end' as const),
      // The security policy refuses style elements without a nonce; STYLES has what is needed.
      injectCSS: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': typeof name === 'string' ? name : props.source,
          'aria-required': String(isMandatory),
        },
      },
    }),
    [placeholder, startsAtEnd, name, isMandatory, props.source],
  );
  return (
    <RaRichTextInput
      {...props}
      id={id}
      validate={validate}
      helperText={helperText ?? false}
      editorOptions={editorOptions}
      toolbar={<Toolbar source={props.source} validate={validate} controls={id} />}
      sx={{ ...STYLES, '& .tiptap': { minHeight } }}
    />
  );
};

/** Styles of the text, close to the website's, and those that editing needs. */
const STYLES: SystemStyleObject<Theme> = {
  '& .RaLabeled-label': { mb: 0.75, fontSize: '0.8125rem', fontWeight: 650 },
  '& .RaRichTextInput-editorContent .ProseMirror': {
    p: 2,
    bgcolor: 'background.paper',
    borderColor: 'divider',
    borderRadius: '0 0 8px 8px',
    borderTop: 0,
    outline: 'none',
    overflowWrap: 'anywhere',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    lineHeight: 1.6,
    '&:hover, &:focus': { bgcolor: 'background.paper' },
    '&:focus': { borderColor: 'primary.main', boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}` },
    '&[aria-invalid="true"]': { borderColor: 'error.main' },
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
  '& .ProseMirror th > p, & .ProseMirror td > p': { m: 0 },
  '& .selectedCell': { bgcolor: 'action.selected' },
  '& .ProseMirror-selectednode': { outline: 2, outlineColor: 'primary.main' },
  '& .text-left': { textAlign: 'left' },
  '& .text-center': { textAlign: 'center' },
  '& .text-right': { textAlign: 'right' },
};
