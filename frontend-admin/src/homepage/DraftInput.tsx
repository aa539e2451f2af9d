import { Autocomplete, Box, createFilterOptions, TextField, type TextFieldProps } from '@mui/material';
import { useGetList } from 'react-admin';
import type { MediaFile } from '../data/types';
import { TheirVersion } from '../drafts/TheirVersion';
import { PicturePreview } from '../ui/inputs';
import { type DraftField, faultOf } from './blocks';
import { contested, keepingMine, retyped, takingTheirs, textOf, type TypedTexts, valueOf } from './draftTexts';
import { useColleague, useEditor } from './useEditor';

interface DraftInputProps extends Pick<TextFieldProps, 'helperText' | 'inputRef' | 'onBlur'> {
  field: DraftField;
  content: Readonly<Record<string, unknown>>;
  texts: TypedTexts;
  onChange: (texts: TypedTexts) => void;
}

const ROWS: Readonly<Record<string, number>> = { longText: 3, list: 3, commas: 2 };

/** A field of the draft. Shows both versions of a text that a colleague has changed in the meantime. */
export const DraftInput = ({ field, content, texts, onChange, helperText = field.help, ...props }: DraftInputProps) => {
  const { path, label, kind } = field;
  const colleague = useColleague(useEditor().stored.updatedBy);
  const theirs = textOf(field, content);
  const text = texts[path]?.mine ?? theirs;
  const fault = faultOf(field, valueOf(field, text));
  const type = (mine: string) => onChange(retyped(texts, field, mine, content));
  const shown = { ...props, label, error: fault !== undefined, helperText: fault ?? helperText };
  return (
    <div>
      {kind === 'image' ? (
        <PictureInput {...shown} address={text} onAddress={type} />
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

interface PictureInputProps extends Pick<TextFieldProps, 'label' | 'error' | 'helperText' | 'inputRef' | 'onBlur'> {
  address: string;
  onAddress: (address: string) => void;
}

const matching = createFilterOptions<MediaFile>({ stringify: ({ fileName, alt, tags }) => [fileName, alt, ...tags].join(' ') });

/** Finds a picture of the media library by name, description or tags; also takes any other address. */
const PictureInput = ({ address, onAddress, ...props }: PictureInputProps) => {
  const { data = [] } = useGetList<MediaFile>('media', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <>
      <Autocomplete<MediaFile, false, false, true>
        freeSolo
        // The text is the value: choosing a picture fills in its address.
        value={null}
        inputValue={address}
        onInputChange={(_, typed, reason) => reason !== 'reset' && onAddress(typed)}
        options={data.filter(({ fileType }) => fileType.startsWith('image/'))}
        // An address is not a search, so all pictures stay on offer.
        filterOptions={(pictures, state) => (/^(\/|https?:)/.test(address) ? pictures : matching(pictures, state))}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.url)}
        renderOption={({ key: _, ...option }, { id, url, thumbnailUrl, fileName }) => (
          <Box component="li" key={id} {...option} sx={{ gap: 1.5, minHeight: 56 }}>
            <Box component="img" src={thumbnailUrl ?? url} alt="" loading="lazy" sx={{ width: 56, height: 42, objectFit: 'cover' }} />
            {fileName}
          </Box>
        )}
        renderInput={(params) => <TextField {...params} {...props} placeholder="Choose a picture or enter its address" />}
      />
      {address && !props.error && <PicturePreview address={address} />}
    </>
  );
};
