import { Box, Button, FormHelperText, FormLabel, Typography } from '@mui/material';
import { FileText, ImagePlus } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useGetManyAggregate } from 'react-admin';
import type { MediaFile } from '../../data/types';
import { StatusChip } from '../../kit/StatusChip';
import { navy } from '../../kit/theme/colours';
import { type ChosenFile, FilePicker } from './FilePicker';
import { isPicture, type Kind, lacksAlt, libraryId } from './files';

export interface FileFieldProps {
  label: ReactNode;
  /** Beside the label. */
  help?: ReactNode;
  kind?: Kind;
  /** A path under /media or a web address; empty without a file. */
  address: string;
  onChoose: (file: ChosenFile) => void;
  /** Left out where a file must be chosen. */
  onClear?: () => void;
  onBlur?: () => void;
  name?: string;
  inputRef?: Ref<HTMLButtonElement>;
  error?: boolean;
  helperText?: ReactNode;
  required?: boolean;
  isOnDark?: boolean;
}

/** Shows the chosen file and opens the picker. No one has to know its address. */
export const FileField = ({
  label,
  help,
  kind = 'image',
  address,
  onChoose,
  onClear,
  onBlur,
  name,
  inputRef,
  isOnDark,
  ...shown
}: FileFieldProps) => {
  const id = useId();
  const [picking, setPicking] = useState(false);
  const { error, helperText, required } = shown;
  return (
    <Box role="group" aria-labelledby={`${id}label`} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.75 }}>
        <FormLabel id={`${id}label`} htmlFor={`${id}choose`} error={error} required={required}>
          {label}
        </FormLabel>
        {help}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Frame kind={kind} address={address} error={error} isOnDark={isOnDark} />
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
          {address && <About address={address} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              id={`${id}choose`}
              ref={inputRef}
              name={name}
              variant="outlined"
              size="small"
              aria-labelledby={`${id}choose ${id}label`}
              aria-describedby={helperText ? `${id}help` : undefined}
              onClick={() => setPicking(true)}
              onBlur={onBlur}
            >
              {address ? 'Change' : kind === 'pdf' ? 'Choose document' : 'Choose picture'}
            </Button>
            {address && onClear && (
              <Button id={`${id}remove`} size="small" color="inherit" aria-labelledby={`${id}remove ${id}label`} onClick={onClear}>
                Remove
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {helperText && (
        <FormHelperText id={`${id}help`} error={error} sx={{ mx: 0 }}>
          {helperText}
        </FormHelperText>
      )}
      {picking && <FilePicker kind={kind} onChoose={([file]) => file && onChoose(file)} onClose={() => setPicking(false)} />}
    </Box>
  );
};

const Frame = ({
  kind,
  address,
  error = false,
  isOnDark = false,
}: Pick<FileFieldProps, 'address' | 'error' | 'isOnDark'> & { kind: Kind }) => (
  <Box
    sx={{
      flex: 'none',
      width: { xs: 104, sm: 132 },
      aspectRatio: '4 / 3',
      display: 'grid',
      placeItems: 'center',
      borderRadius: '8px',
      overflow: 'hidden',
      color: isOnDark ? '#C6CFDE' : 'text.secondary',
      bgcolor: isOnDark ? navy[950] : 'action.hover',
      border: address && !error ? 0 : '1px dashed',
      borderColor: error ? 'error.main' : 'divider',
    }}
  >
    {address && kind === 'image' ? (
      <Box component="img" src={address} alt="" sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }} />
    ) : kind === 'image' ? (
      <ImagePlus size={24} aria-hidden />
    ) : (
      <FileText size={24} aria-hidden />
    )}
  </Box>
);

/** The file's name, and whether its description is missing; of a file from elsewhere its address. */
const About = ({ address }: { address: string }) => {
  const id = libraryId(address);
  const { data: [file] = [] } = useGetManyAggregate<MediaFile>('media', { ids: id ? [id] : [] }, { enabled: id !== undefined });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minWidth: 0 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', color: id ? undefined : 'text.secondary' }}>
        {id ? file?.fileName : address}
      </Typography>
      {file && isPicture(file.fileType) && lacksAlt(file) && <StatusChip tone="attention">No alt text</StatusChip>}
    </Box>
  );
};
