import Box from '@mui/material/Box';
import { FileText } from 'lucide-react';

/** A picture that fills its place; an icon for what is none. */
export const FilePicture = ({ src, alt }: { src: string | null; alt: string }) =>
  src ? (
    <Box component="img" src={src} alt={alt} loading="lazy" sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }} />
  ) : (
    <Box sx={{ display: 'grid', placeItems: 'center', width: '100%', height: '100%', color: 'text.secondary' }}>
      <FileText size={32} aria-hidden />
    </Box>
  );
