import Box from '@mui/material/Box';
import { Images } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';
import type { MediaFile } from '../data/types';
import { EmptyState } from '../ui/EmptyState';
import { ListFailure } from '../ui/ListFailure';
import { ListPager } from '../ui/ListPager';
import { useFilters } from '../ui/useFilters';
import { GridSkeleton } from './GridSkeleton';
import { gridStyle } from './gridStyle';
import { MediaTile } from './MediaTile';

/** The library in each of its states: being read, failed, empty, filled. */
export const MediaGrid = () => {
  const { data: files = [], isPending, error } = useListContext<MediaFile>();
  const { filterValues } = useFilters();
  const translate = useTranslate();
  if (isPending) return <GridSkeleton />;
  if (error) return <ListFailure />;
  if (files.length === 0) {
    const filtered = Object.keys(filterValues).length > 0;
    return <EmptyState icon={Images} text={filtered ? 'No media files match.' : translate('resources.media.empty')} />;
  }
  return (
    <>
      <Box component="ul" aria-label="Media files" sx={{ ...gridStyle, listStyle: 'none', m: 0 }}>
        {files.map((file) => (
          <MediaTile key={file.id} file={file} />
        ))}
      </Box>
      <ListPager />
    </>
  );
};
