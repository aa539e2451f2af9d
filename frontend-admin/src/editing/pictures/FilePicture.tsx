import { Box } from '@mui/material';
import { FileText } from 'lucide-react';
import { useCallback, useState } from 'react';

/** Fills its frame; a file that is no picture, or cannot be shown, has an icon. */
export const FilePicture = ({ src, alt }: { src: string | null; alt: string }) =>
  src ? (
    <Box component="img" src={src} alt={alt} loading="lazy" sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }} />
  ) : (
    <Box sx={{ display: 'grid', placeItems: 'center', width: '100%', height: '100%', color: 'text.secondary' }}>
      <FileText size={32} aria-hidden />
    </Box>
  );

/** A file that is not uploaded yet. */
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
