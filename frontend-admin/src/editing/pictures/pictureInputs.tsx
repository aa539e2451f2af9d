import { Box, Button, type SxProps } from '@mui/material';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { FieldTitle, useInput, useSimpleFormIterator, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Picture } from '../../data/types';
import { FieldStack } from '../../kit/FieldGrid';
import { useTermHelp } from '../../kit/TermHelp';
import { FieldHelp, TextInput, useRules } from '../inputs';
import { ItemsInput } from '../ItemsInput';
import { FileField } from './FileField';
import { type ChosenFile, FilePicker } from './FilePicker';
import type { Kind } from './files';

interface FileInputProps {
  source: string;
  label?: string;
  kind?: Kind;
  isRequired?: boolean;
  helperText?: string;
  /** Whether the picture is made for dark ground. */
  isOnDark?: boolean;
  sx?: SxProps;
  /** Fields that the media library's texts fill in while they are blank. */
  fills?: Partial<Record<'alt' | 'caption', string>>;
}

/** Stores the address of the chosen file. */
export const FileInput = ({ source, label, kind = 'image', helperText, isOnDark, sx, isRequired = false, fills = {} }: FileInputProps) => {
  const { getValues, setValue } = useFormContext();
  const { getSource } = useSourceContext();
  const { field, fieldState } = useInput<string | null>({ source, validate: useRules(source, undefined) });
  const change = (address: string) => {
    field.onChange(address);
    field.onBlur();
  };
  const choose = (file: ChosenFile) => {
    change(file.url);
    for (const text of ['alt', 'caption'] as const) {
      const target = fills[text] && getSource(fills[text]);
      if (target && file[text] && !getValues(target)) setValue(target, file[text], { shouldDirty: true });
    }
  };
  return (
    <Box sx={sx}>
      <FileField
        label={<FieldTitle source={source} label={label} />}
        help={useTermHelp({ source, label })}
        kind={kind}
        isOnDark={isOnDark}
        address={typeof field.value === 'string' ? field.value : ''}
        onChoose={choose}
        onClear={isRequired ? undefined : () => change('')}
        onBlur={field.onBlur}
        name={field.name}
        inputRef={field.ref}
        required={isRequired}
        error={fieldState.invalid}
        helperText={<FieldHelp error={fieldState.error}>{helperText}</FieldHelp>}
      />
    </Box>
  );
};

/** Pictures in order, each with its alternative text and caption. Several can be added at once. */
export const PicturesInput = ({ source }: { source: string }) => (
  <ItemsInput source={source} item="picture" addButton={<AddPictures />}>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      <FileInput source="url" label="Picture" isRequired fills={{ alt: 'alt', caption: 'caption' }} />
      <FieldStack>
        <TextInput source="alt" label="What it shows" />
        <TextInput source="caption" label="Caption" />
      </FieldStack>
    </Box>
  </ItemsInput>
);

const toPicture = ({ url, alt, caption }: ChosenFile): Picture => ({ url, ...(alt && { alt }), ...(caption && { caption }) });

const AddPictures = () => {
  const [picking, setPicking] = useState(false);
  const { add } = useSimpleFormIterator();
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<ImagePlus size={16} />} onClick={() => setPicking(true)}>
        Add pictures
      </Button>
      {picking && (
        <FilePicker
          kind="image"
          several
          onChoose={(files) => files.forEach((file) => add(toPicture(file)))}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
};
