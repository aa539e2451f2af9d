import { Box, Link, Typography } from '@mui/material';
import { BooleanInput, TextInput, useRecordContext } from 'react-admin';
import type { MediaFile, MediaUse } from '../data/types';
import { useRead } from '../data/useCall';
import { formAddress } from '../editing/checks/kinds';
import { CommaListInput } from '../editing/TextListInput';
import { Facts } from '../kit/Facts';
import { FieldStack } from '../kit/FieldGrid';
import { Loaded } from '../kit/Loaded';
import { termHelp } from '../kit/TermHelp';
import { Note, ScreenLink } from '../kit/texts';
import { RecordForm } from '../editing/RecordForm';
import { FilePicture } from '../editing/pictures/FilePicture';
import { formatSize, isPicture } from '../editing/pictures/files';
import { FocalPointInput } from './FocalPointInput';
import { CopyAddress } from './MediaTile';
import { ReplaceFile } from './ReplaceFile';

export const MediaForm = () => (
  <RecordForm schema="Media">
    <MediaInputs />
  </RecordForm>
);

const MediaInputs = () => {
  const file = useRecordContext<MediaFile>();
  if (!file) return null;
  return (
    <FieldStack>
      <MediaFacts file={file} />
      {isPicture(file.fileType) && (
        <>
          <TextInput
            source="alt"
            helperText="What the picture shows, for people who cannot see it."
            slotProps={{ input: { endAdornment: termHelp('Alt text') } }}
          />
          <BooleanInput source="decorative" helperText="It says nothing that the text does not, so it needs no description." />
          <FocalPointInput file={file} />
        </>
      )}
      <TextInput source="caption" multiline minRows={2} helperText={false} />
      <TextInput source="category" helperText={false} />
      <CommaListInput source="tags" />
      <UsedIn id={file.id} />
    </FieldStack>
  );
};

const MediaFacts = ({ file }: { file: MediaFile }) => {
  const { fileName, fileType, url, thumbnailUrl, size, dimensions } = file;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' } }}>
      <Box sx={{ aspectRatio: '4 / 3', borderRadius: '8px', overflow: 'hidden', bgcolor: 'action.hover' }}>
        <FilePicture src={isPicture(fileType) ? (thumbnailUrl ?? url) : null} alt="" />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Facts
          columns={2}
          facts={{
            File: fileName,
            Type: fileType,
            Size: formatSize(size),
            Dimensions: dimensions && `${dimensions.width} × ${dimensions.height} pixels`,
            Address: (
              <>
                <Link href={url} target="_blank" rel="noopener">
                  {url}
                </Link>
                <CopyAddress url={url} name={fileName} />
              </>
            ),
          }}
        />
        <ReplaceFile file={file} />
      </Box>
    </Box>
  );
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The records that show a file, with links. */
const UsedIn = ({ id }: { id: string }) => {
  const query = useRead<MediaUse[]>(['media', 'uses', id], `/api/admin/media/${id}/uses`);
  return (
    <Box component="section" aria-label="Used in">
      <Typography component="h3" sx={{ fontWeight: 650, mb: 0.5 }}>
        Used in
      </Typography>
      <Loaded query={query} failure="It could not be found out where this file is used.">
        {(uses) =>
          uses.length === 0 ? (
            <Note>Nothing. It can be deleted.</Note>
          ) : (
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {uses.map((use) => (
                <Box component="li" key={use.resource + use.id} sx={{ py: 0.5 }}>
                  <ScreenLink to={formAddress(use)} sx={{ overflowWrap: 'anywhere' }}>
                    {use.name === null ? sentence(use.kind) : `${sentence(use.kind)}: ${use.name}`}
                  </ScreenLink>
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Box>
  );
};
