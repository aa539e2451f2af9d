import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import type { RichTextInputProps } from './RichTextInputProps';
import { extensionsOf } from './extensions';
import { textStyles } from './textStyles';
import { Toolbar } from './Toolbar';

/** An editor as a field of the surrounding form, whose value is HTML; an empty text is ''. */
export const RichTextField = ({ source, label, validate, placeholder = '', helperText, minHeight }: RichTextInputProps) => {
  const { id, field, fieldState, isRequired } = useInput({ source, validate });
  const value = typeof field.value === 'string' ? field.value : '';
  const written = useRef(value);
  const names = useId();
  const extensions = useMemo(() => extensionsOf(placeholder), [placeholder]);
  const message = fieldState.error?.message ?? helperText;

  const editor = useEditor({
    extensions,
    content: value,
    // The security policy takes no style elements without its nonce; textStyles holds what is needed.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${names}label`,
        'aria-required': String(isRequired),
        'aria-invalid': String(fieldState.invalid),
        ...(message && { 'aria-describedby': `${names}help` }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      field.onChange(written.current);
    },
    onBlur: () => field.onBlur(),
  });

  // The record arrived, or a former state of it was restored.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  // A refused save puts the cursor where the fault is.
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
      {message && (
        <FormHelperText id={`${names}help`} error={fieldState.invalid}>
          {message}
        </FormHelperText>
      )}
    </div>
  );
};
