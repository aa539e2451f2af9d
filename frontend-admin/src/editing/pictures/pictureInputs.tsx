import { Box, Button, type SxProps } from '@mui/material';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { FieldTitle, useInput, useSimpleFormIterator, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Picture } from '../../data/types';
import { FieldStack } from '../../kit/FieldGrid';
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
  sx?: SxProps;
  /** Called after a file was chosen. */
  onChosen?: (file: ChosenFile) => void;
}

/** Stores the address of the chosen file. */
export const FileInput = ({ source, label, kind = 'image', helperText, sx, isRequired = false, onChosen }: FileInputProps) => {
  const { field, fieldState } = useInput<string | null>({ source, validate: useRules(source, undefined) });
  const change = (address: string) => {
    field.onChange(address);
    field.onBlur();
  };
  return (
    <Box sx={sx}>
      <FileField
        label={<FieldTitle source={source} label={label} />}
        kind={kind}
        address={typeof field.value === 'string' ? field.value : ''}
        onChoose={(file) => {
          change(file.url);
          onChosen?.(file);
        }}
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
    <PictureInputs />
  </ItemsInput>
);

const PictureInputs = () => {
  const { getValues, setValue } = useFormContext<Record<string, string | null | undefined>>();
  const { getSource } = useSourceContext();

  /** Blank texts are filled in from the media library. */
  const fillIn = (file: ChosenFile) => {
    for (const text of ['alt', 'caption'] as const)
      if (file[text] && !getValues(getSource(text))) setValue(getSource(text), file[text], { shouldDirty: true });
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      <FileInput source="url" label="Picture" isRequired onChosen={fillIn} />
      <FieldStack>
        <TextInput source="alt" label="What it shows" />
        <TextInput source="caption" label="Caption" />
      </FieldStack>
    </Box>
  );
};

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
