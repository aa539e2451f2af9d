import { Box, Button, TextField } from '@mui/material';
import { fieldRule } from '../../data/contract';
import type { MediaFile } from '../../data/types';
import { useAddress } from '../useAddress';
import type { Kind } from './files';
import { LibraryGrid } from './LibraryGrid';
import { UploadFrame } from './UploadFrame';

/** What a field takes from a file; of one from elsewhere only its address. */
export type ChosenFile = Pick<MediaFile, 'url'> & Partial<Pick<MediaFile, 'alt' | 'caption'>>;

interface FilePickerProps {
  kind: Kind;
  /** Takes several files; otherwise the first that is uploaded is chosen. */
  several?: boolean;
  onChoose: (files: readonly ChosenFile[]) => void;
  onClose: () => void;
}

/** Chooses from the library, or uploads and chooses at once; a picture from elsewhere by its address. */
export const FilePicker = ({ kind, several = false, onChoose, onClose }: FilePickerProps) => {
  const take = (files: readonly ChosenFile[]) => {
    onChoose(several ? files : files.slice(0, 1));
    onClose();
  };
  const noun = kind === 'pdf' ? 'document' : several ? 'pictures' : 'picture';
  const library = (
    <Box sx={{ mt: 3 }}>
      <LibraryGrid kind={kind} onChoose={(file) => take([file])} />
      {kind === 'image' && <FromElsewhere onChoose={(url) => take([{ url }])} />}
    </Box>
  );
  return <UploadFrame title={`Choose ${several ? noun : `a ${noun}`}`} kind={kind} library={library} onDone={take} onClose={onClose} />;
};

const pictureAddress = fieldRule('UpdateProjectDto', 'imageUrl');

const FromElsewhere = ({ onChoose }: { onChoose: (address: string) => void }) => {
  const { address, check, field } = useAddress('', pictureAddress, 'For example https://example.org/picture.jpg');
  const choose = () => check() && onChoose(address);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 3 }}>
      <TextField
        {...field}
        label="Or the address of a picture"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The picker stands in a form.
          event.preventDefault();
          choose();
        }}
      />
      <Button variant="outlined" onClick={choose} sx={{ flex: 'none' }}>
        Use address
      </Button>
    </Box>
  );
};
