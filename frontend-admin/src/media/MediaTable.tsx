import { Box, Typography } from '@mui/material';
import { Images } from 'lucide-react';
import type { MediaFile } from '../data/types';
import { DateText } from '../lists/cells';
import { ActionsColumn, Column, DataTable, NoRecords, NoRowClick } from '../lists/DataTable';
import { FilePicture } from '../editing/pictures/FilePicture';
import { formatSize, isPicture, lacksAlt } from '../editing/pictures/files';
import { StatusChip } from '../kit/StatusChip';
import { Tags } from './MediaTile';

/** The library as a list. */
export const MediaTable = () => (
  <DataTable label="Media files" empty={<NoRecords icon={Images} />}>
    <Column<MediaFile>
      source="filename"
      label="File"
      heading
      render={({ fileName, fileType, thumbnailUrl, url }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box sx={{ flex: 'none', width: 64, height: 48, borderRadius: '6px', overflow: 'hidden', bgcolor: 'action.hover' }}>
            <FilePicture src={isPicture(fileType) ? (thumbnailUrl ?? url) : null} alt="" />
          </Box>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{fileName}</Typography>
        </Box>
      )}
    />
    <Column<MediaFile>
      label="Alt text"
      render={(file) =>
        lacksAlt(file) ? <StatusChip tone="attention">No alt text</StatusChip> : (file.alt ?? (file.decorative ? 'Decorative' : '-'))
      }
    />
    <Column<MediaFile>
      label="Tags"
      render={({ tags }) => (
        <NoRowClick>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <Tags tags={tags} />
          </Box>
        </NoRowClick>
      )}
    />
    <Column<MediaFile> source="size" label="Size" render={({ size }) => formatSize(size)} />
    <Column<MediaFile> source="createdAt" label="Added" render={({ createdAt }) => <DateText at={createdAt} />} />
    <ActionsColumn<MediaFile> name={({ fileName }) => fileName} />
  </DataTable>
);
