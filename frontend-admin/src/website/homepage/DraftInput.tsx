import { Box, TextField, type TextFieldProps } from '@mui/material';
import { TheirVersion } from '../../editing/drafts/TheirVersion';
import { FileField } from '../../editing/pictures/FileField';
import type { ChosenFile } from '../../editing/pictures/FilePicker';
import { type DraftField, faultOf } from './blocks';
import { contested, keepingMine, retyped, takingTheirs, textOf, type TypedTexts, valueOf } from './draftTexts';
import { useColleague, useEditor } from './useEditor';

interface DraftInputProps extends Pick<TextFieldProps, 'helperText' | 'inputRef' | 'onBlur'> {
  field: DraftField;
  /** The description of a picture; filled in from the library while blank. */
  altField?: DraftField;
  content: Readonly<Record<string, unknown>>;
  texts: TypedTexts;
  onChange: (texts: TypedTexts) => void;
}

const ROWS: Readonly<Record<string, number>> = { longText: 3, list: 3, commas: 2 };

/** A field of the draft. Shows both versions of a text that a colleague has changed in the meantime. */
export const DraftInput = ({ field, altField, content, texts, onChange, helperText = field.help, ...props }: DraftInputProps) => {
  const { path, label, kind } = field;
  const colleague = useColleague(useEditor().stored.updatedBy);
  const theirs = textOf(field, content);
  const text = texts[path]?.mine ?? theirs;
  const fault = faultOf(field, valueOf(field, text));
  const type = (mine: string) => onChange(retyped(texts, field, mine, content));
  const choose = ({ url, alt }: ChosenFile) => {
    const chosen = retyped(texts, field, url, content);
    const described = altField && (texts[altField.path]?.mine ?? textOf(altField, content));
    onChange(altField && alt && !described ? retyped(chosen, altField, alt, content) : chosen);
  };
  const shown = { ...props, label, error: fault !== undefined, helperText: fault ?? helperText };
  return (
    <div data-field={path}>
      {kind === 'image' ? (
        <FileField {...shown} onBlur={undefined} address={text} onChoose={choose} onClear={() => type('')} />
      ) : (
        <TextField
          {...shown}
          value={text}
          onChange={({ target }) => type(target.value)}
          {...(ROWS[kind] && { multiline: true, minRows: ROWS[kind] })}
        />
      )}
      {contested([field], texts, content).length > 0 && (
        <Box sx={{ mt: 1 }}>
          <TheirVersion
            title={theirs ? `${colleague} has changed this text to:` : `${colleague} has cleared this text.`}
            theirs={theirs}
            field={label}
            onKeepMine={() => onChange(keepingMine(texts, field, content))}
            onTakeTheirs={() => onChange(takingTheirs(texts, field))}
          />
        </Box>
      )}
    </div>
  );
};
