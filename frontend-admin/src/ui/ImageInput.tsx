import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { imageAddress, isImageAddress } from './imageAddress';

/** The address of a picture, and the picture itself beneath it. */
export const ImageInput = ({ source, label }: { source: string; label?: string }) => {
  const address = useWatch<Record<string, string | null | undefined>>({ name: source });
  return (
    <div>
      <TextInput
        source={source}
        label={label}
        validate={imageAddress}
        helperText="An address under /media or one that starts with https://"
      />
      {address && isImageAddress(address) && (
        <Box
          component="img"
          src={address}
          alt=""
          sx={{ display: 'block', mt: 1, maxHeight: 140, maxWidth: '100%', borderRadius: '8px', border: 1, borderColor: 'divider' }}
        />
      )}
    </div>
  );
};
