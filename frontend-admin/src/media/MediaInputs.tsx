import { TextInput, useRecordContext } from 'react-admin';
import type { MediaFile } from '../data/types';
import { CommaListInput } from '../ui/CommaListInput';
import { FieldStack } from '../ui/FieldGrid';
import { isPicture } from './choices';
import { MediaFacts } from './MediaFacts';

export const MediaInputs = () => {
  const file = useRecordContext<MediaFile>();
  if (!file) return null;
  return (
    <FieldStack>
      <MediaFacts file={file} />
      {isPicture(file.fileType) && (
        <TextInput source="alt" helperText="What the picture shows, for people who cannot see it. Empty when it is mere decoration." />
      )}
      <TextInput source="caption" multiline minRows={2} helperText={false} />
      <TextInput source="category" helperText={false} />
      <CommaListInput source="tags" />
    </FieldStack>
  );
};
