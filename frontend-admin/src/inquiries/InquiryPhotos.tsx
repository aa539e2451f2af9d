import { Box, ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';
import type { Inquiry, InquiryPhoto } from '../data/types';
import { PhotoPicture } from './PhotoPicture';
import { PhotoViewer } from './PhotoViewer';
import { photoTitle } from './texts';
import { useInquiryPart } from './useFollowUp';

const SIDE = 96;

/** What the customer photographed: small pictures that open large. */
export const InquiryPhotos = ({ id, name }: Pick<Inquiry, 'id' | 'name'>) => {
  const { data: photos = [], isError } = useInquiryPart<InquiryPhoto[]>(id, 'photos');
  const [opened, setOpened] = useState<number>();
  return (
    <Box component="section" aria-label="Photos" sx={{ mb: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Photos
      </Typography>
      {isError && <Typography color="error">The photos could not be loaded.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <ButtonBase
              onClick={() => setOpened(index)}
              sx={{
                width: SIDE,
                height: SIDE,
                borderRadius: '8px',
                overflow: 'hidden',
                bgcolor: 'action.hover',
                '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <PhotoPicture inquiryId={id} photo={photo} size="small" alt={photoTitle(index, photos.length, name)} cover />
            </ButtonBase>
          </li>
        ))}
      </Box>
      {opened !== undefined && photos[opened] && (
        <PhotoViewer inquiryId={id} name={name} photos={photos} index={opened} onTurn={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </Box>
  );
};
