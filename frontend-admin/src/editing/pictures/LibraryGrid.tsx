import { Box, Button, ButtonBase, Skeleton, TextField, Typography } from '@mui/material';
import { Images } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useInfiniteGetList } from 'react-admin';
import type { MediaFile } from '../../data/types';
import { EmptyState } from '../../kit/EmptyState';
import { ReadFailure } from '../../kit/Loaded';
import { StatusChip } from '../../kit/StatusChip';
import { Note } from '../../kit/texts';
import { FilePicture } from './FilePicture';
import { isPicture, type Kind, lacksAlt } from './files';
import { useRovingFocus } from '../../kit/useRovingFocus';

interface LibraryGridProps {
  kind: Kind;
  onChoose: (file: MediaFile) => void;
}

const PAGE = 24;
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** The files of the library, newest first, found by name, description or tags. */
export const LibraryGrid = ({ kind, onChoose }: LibraryGridProps) => {
  const roving = useRovingFocus<HTMLDivElement>('grid');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const list = useInfiniteGetList<MediaFile>('media', {
    pagination: { page: 1, perPage: PAGE },
    sort: NEWEST,
    filter: q ? { kind, q } : { kind },
  });
  const files = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <>
      <TextField
        label="Search the library"
        type="search"
        fullWidth
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter would submit the form behind the dialog.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        sx={{ mb: 2 }}
      />
      {list.isPending ? (
        <Box role="status" aria-label="Loading" sx={TILES}>
          {PLACES.map((place) => (
            <Skeleton key={place} variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
          ))}
        </Box>
      ) : list.error ? (
        <ReadFailure text="The library could not be loaded." error={list.error} onRetry={() => void list.refetch()} />
      ) : files.length === 0 ? (
        <EmptyState icon={Images} text={q ? 'Nothing in the library matches.' : 'The library is empty. Upload the first file above.'} />
      ) : (
        <Box {...roving} role="group" aria-label="Files of the library" sx={TILES}>
          {files.map((file) => (
            <LibraryFile key={file.id} file={file} onChoose={() => onChoose(file)} />
          ))}
        </Box>
      )}
      {list.hasNextPage && (
        <Box sx={{ display: 'grid', justifyItems: 'center', mt: 2 }}>
          <Button variant="outlined" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </Box>
      )}
    </>
  );
};

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

const TILES = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
} as const;

const LibraryFile = ({ file, onChoose }: { file: MediaFile; onChoose: () => void }) => {
  const { fileName, fileType, thumbnailUrl, url, alt } = file;
  return (
    <ButtonBase
      onClick={onChoose}
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        overflow: 'hidden',
        textAlign: 'left',
        font: 'inherit',
        '&:hover': { borderColor: 'secondary.main' },
        '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: '1px' },
      }}
    >
      <Box sx={{ aspectRatio: '4 / 3', width: '100%', bgcolor: 'action.hover' }}>
        {/* The name beneath says which it is. */}
        <FilePicture src={isPicture(fileType) ? (thumbnailUrl ?? url) : null} alt="" />
      </Box>
      <Box sx={{ p: 1, display: 'grid', gap: 0.5, justifyItems: 'start', width: '100%', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        {alt && (
          <Note noWrap sx={{ maxWidth: '100%' }}>
            {alt}
          </Note>
        )}
        {lacksAlt(file) && <StatusChip tone="attention">No alt text</StatusChip>}
      </Box>
    </ButtonBase>
  );
};
