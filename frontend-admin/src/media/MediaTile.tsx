import { Box, ButtonBase, Card, Typography } from '@mui/material';
import { Copy, Pencil } from 'lucide-react';
import type { MediaFile } from '../data/types';
import { useFilters } from '../lists/DataTable';
import { DeleteAction, RowAction } from '../kit/RowActions';
import { StatusChip } from '../kit/StatusChip';
import { useNotices } from '../kit/useNotices';
import { FilePicture } from '../editing/pictures/FilePicture';
import { isPicture, lacksAlt } from '../editing/pictures/files';
import { Note } from '../kit/texts';

export const MediaTile = ({ file }: { file: MediaFile }) => {
  const { id, fileName, fileType, thumbnailUrl, url, alt, tags } = file;
  const picture = isPicture(fileType);
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ aspectRatio: '4 / 3', bgcolor: 'action.hover' }}>
        <FilePicture src={picture ? (thumbnailUrl ?? url) : null} alt={alt ?? ''} />
      </Box>
      <Box sx={{ flex: 1, p: 1.5, pb: 1, display: 'grid', gap: 0.75, alignContent: 'start' }}>
        <Typography component="h2" variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <Note>{fileType}</Note>
        {(tags.length > 0 || lacksAlt(file)) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {lacksAlt(file) && <StatusChip tone="attention">No alt text</StatusChip>}
            <Tags tags={tags} />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 0.5, pb: 0.5 }}>
        <CopyAddress url={url} name={fileName} />
        <RowAction label={`Edit ${fileName}`} icon={Pencil} to={`/media/${id}`} />
        <DeleteAction record={file} name={fileName} />
      </Box>
    </Card>
  );
};

/** Each filters the library by itself. */
export const Tags = ({ tags }: { tags: readonly string[] }) => {
  const { filterValues, setFilters } = useFilters();
  return tags.map((tag) => (
    <ButtonBase
      key={tag}
      aria-label={`Show files tagged ${tag}`}
      onClick={() => setFilters({ ...filterValues, tags: tag })}
      // Larger than it looks, for fingers.
      sx={{
        borderRadius: 99,
        font: 'inherit',
        position: 'relative',
        '&::after': { content: '""', position: 'absolute', inset: '-10px 0' },
      }}
    >
      <StatusChip tone="neutral">{tag}</StatusChip>
    </ButtonBase>
  ));
};

export const CopyAddress = ({ url, name }: { url: string; name: string }) => {
  const { succeeded, failed } = useNotices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      succeeded('resources.media.notifications.copy', url);
    } catch (error) {
      failed('resources.media.failures.copy', error);
    }
  };
  return <RowAction label={`Copy address of ${name}`} icon={Copy} onClick={() => void copy()} />;
};
