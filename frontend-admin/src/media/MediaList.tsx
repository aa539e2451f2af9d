import { Box, Button, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Images, LayoutGrid, List, Upload, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RecordsIterator, useStore, useTranslate, WithListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import type { MediaFile } from '../data/types';
import { DateText } from '../lists/cells';
import { ActionsColumn, Column, DataTable, NoRecords, NoRowClick, useFilters } from '../lists/DataTable';
import { FilterSelect } from '../lists/FilterSelect';
import { ListTools } from '../lists/ListTools';
import { PageHeader } from '../kit/PageHeader';
import { StatusChip } from '../kit/StatusChip';
import { RecordDialogs } from '../editing/RecordDialogs';
import { useDialogRoute } from '../editing/useDialogRoute';
import { AddLink, RecordList } from '../lists/RecordList';
import { useFileDrop } from '../editing/pictures/DropZone';
import { FilePicture } from '../editing/pictures/FilePicture';
import { formatSize, isPicture, kinds, lacksAlt } from '../editing/pictures/files';
import { MediaTile, Tags } from './MediaTile';

const MediaForm = lazy(async () => ({ default: (await import('./MediaForm')).MediaForm }));
const UploadFrame = lazy(async () => ({ default: (await import('../editing/pictures/UploadFrame')).UploadFrame }));

const NONE: readonly File[] = [];

const filters = [
  <FilterSelect key="kind" source="kind" label="Kind" all="All files" choices={kinds} alwaysOn />,
  <FilterSelect key="alt" source="lacksAlt" label="Alt text" all="With and without" choices={[{ id: 'true', name: 'Missing' }]} alwaysOn />,
];

/** Dropping files on it opens the upload dialog. */
export const MediaList = () => {
  const navigate = useNavigate();
  const translate = useTranslate();
  const { creating, close } = useDialogRoute();
  const [dropped, setDropped] = useState(NONE);
  const { over, handlers } = useFileDrop((files) => {
    setDropped(files);
    void navigate('/media/create');
  });
  const closeUpload = () => {
    setDropped(NONE);
    close();
  };

  return (
    <>
      <PageHeader
        title="Media Library"
        note="Pictures and documents for pages. Drop files here to add them."
        actions={<AddLink icon={Upload} />}
      />
      <Box
        {...(!creating && handlers)}
        sx={{ borderRadius: '12px', outline: over ? '2px dashed' : 'none', outlineColor: 'secondary.main' }}
      >
        <RecordList perPage={50} sort={{ field: 'createdAt', order: 'DESC' }} filters={filters} tools={<MediaTools />}>
          <ChosenTag />
          <MediaView />
        </RecordList>
      </Box>
      {creating ? (
        <Suspense>
          <UploadFrame
            title={translate('resources.media.page.create')}
            chosen={dropped}
            maxWidth="sm"
            onDone={closeUpload}
            onClose={closeUpload}
          />
        </Suspense>
      ) : (
        <RecordDialogs>
          <MediaForm />
        </RecordDialogs>
      )}
    </>
  );
};

const VIEWS = [
  { id: 'grid', name: 'Grid', icon: LayoutGrid },
  { id: 'list', name: 'List', icon: List },
] as const;

type View = (typeof VIEWS)[number]['id'];

const useView = () => useStore<View>('media.view', 'grid');

const MediaTools = () => {
  const [view, setView] = useView();
  return (
    <ListTools columns={null}>
      <ToggleButtonGroup exclusive size="small" aria-label="View" value={view} onChange={(_, next: View | null) => next && setView(next)}>
        {VIEWS.map(({ id, name, icon: Icon }) => (
          <ToggleButton key={id} value={id} sx={{ color: 'text.primary', gap: 1, px: 1.5, minHeight: 44, textTransform: 'none' }}>
            <Icon size={18} aria-hidden />
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </ListTools>
  );
};

/** The tag by which the files are filtered. */
const ChosenTag = () => {
  const { filterValues, setFilters } = useFilters();
  const { tags, ...others } = filterValues;
  return tags ? (
    <Box sx={{ px: 2, pt: 2 }}>
      <Button variant="outlined" size="small" endIcon={<X size={16} aria-hidden />} onClick={() => setFilters(others)}>
        Tagged {tags}: show all
      </Button>
    </Box>
  ) : null;
};

const MediaView = () => (useView()[0] === 'list' ? <MediaTable /> : <MediaGrid />);

/** The library as a list. */
const MediaTable = () => (
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

const gridStyle = {
  display: 'grid',
  gap: 2,
  p: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const;

const MediaGrid = () => (
  <WithListContext<MediaFile> loading={<GridSkeleton />} empty={<NoRecords icon={Images} />}>
    <Box component="ul" aria-label="Media files" sx={{ ...gridStyle, listStyle: 'none', m: 0 }}>
      <RecordsIterator<MediaFile> render={(file) => <MediaTile file={file} />} />
    </Box>
  </WithListContext>
);

const TILES = [1, 2, 3, 4, 5, 6, 7, 8];

const GridSkeleton = () => (
  <Box role="status" aria-label="Loading" sx={gridStyle}>
    {TILES.map((tile) => (
      <Skeleton key={tile} variant="rounded" height={220} />
    ))}
  </Box>
);
