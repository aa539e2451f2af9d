import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { PageHeader } from '../ui/PageHeader';
import { RecordDialogs } from '../ui/RecordDialogs';
import { useDialogRoute } from '../ui/useDialogRoute';
import { MediaGrid } from './MediaGrid';
import { MediaInputs } from './MediaInputs';
import { MediaToolbar } from './MediaToolbar';
import { UploadDialog } from './UploadDialog';
import { useFileDrop } from './useFileDrop';

const NONE: readonly File[] = [];

/** Files can be dropped anywhere onto it: the upload dialog then opens with them. */
export const MediaList = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
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
  const add = (
    <Button component={Link} to="/media/create" variant="contained" startIcon={<Upload size={18} />}>
      {translate('resources.media.action.create')}
    </Button>
  );

  return (
    <ListBase perPage={50} sort={{ field: 'createdAt', order: 'DESC' }}>
      <PageHeader title="Media Library" note="Pictures and documents that pages can show. Drop files here to add them." actions={add} />
      <Box
        {...(!creating && handlers)}
        sx={{ borderRadius: '12px', outline: over ? '2px dashed' : 'none', outlineColor: 'secondary.main' }}
      >
        <Card>
          <MediaToolbar />
          <MediaGrid />
        </Card>
      </Box>
      {creating ? (
        <UploadDialog chosen={dropped} onClose={closeUpload} />
      ) : (
        <RecordDialogs>
          <MediaInputs />
        </RecordDialogs>
      )}
    </ListBase>
  );
};
