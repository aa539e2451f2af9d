import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { FilePicture } from './FilePicture';

/** A picture that is still on this computer; an icon when it is none after all. */
export const LocalPicture = ({ file }: { file: File }) => {
  const [broken, setBroken] = useState(false);
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (broken) return <FilePicture src={null} alt="" />;
  return (
    <Box
      component="img"
      ref={show}
      alt=""
      onError={() => setBroken(true)}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
};
