import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, TextInput, useRecordContext } from 'react-admin';
import type { MediaFile } from '../data/types';
import { CommaListInput } from '../editing/TextListInput';
import { FieldStack } from '../kit/FieldGrid';
import { RecordForm } from '../editing/RecordForm';
import { FilePicture } from '../editing/pictures/FilePicture';
import { formatSize, isPicture } from '../editing/pictures/files';
import { FocalPointInput } from './FocalPointInput';
import { CopyAddress } from './MediaTile';
import { ReplaceFile } from './ReplaceFile';
import { UsedIn } from './UsedIn';

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
          <TextInput source="alt" helperText="What the picture shows, for people who cannot see it." />
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
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: '96px minmax(0, 1fr)', alignItems: 'baseline' }}>
          <Fact label="File">{fileName}</Fact>
          <Fact label="Type">{fileType}</Fact>
          <Fact label="Size">{formatSize(size)}</Fact>
          {dimensions && <Fact label="Dimensions">{`${dimensions.width} × ${dimensions.height} pixels`}</Fact>}
          <Fact label="Address">
            <Link href={url} target="_blank" rel="noopener">
              {url}
            </Link>
            <CopyAddress url={url} name={fileName} />
          </Fact>
        </Box>
        <ReplaceFile file={file} />
      </Box>
    </Box>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);
