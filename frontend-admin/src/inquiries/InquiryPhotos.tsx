import { Box, Button, ButtonBase, DialogActions, DialogContent, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type TouchEvent, useRef, useState } from 'react';
import type { Inquiry, InquiryPhoto } from '../data/types';
import { DialogFrame } from '../kit/DialogFrame';
import { IconAction } from '../kit/IconAction';
import { useKeyDown } from '../kit/useKeyDown';
import { PhotoPicture, usePhotoAddress } from './PhotoPicture';
import { photoFileName, photoTitle } from './texts';
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

interface PhotoViewerProps {
  inquiryId: string;
  name: string;
  photos: InquiryPhoto[];
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

const SWIPE_PX = 50;

/** One photo large; previous and next by button, arrow keys and swipe. */
const PhotoViewer = ({ inquiryId, name, photos, index, onTurn, onClose }: PhotoViewerProps) => {
  const photo = photos[index];
  const turn = (by: number) => {
    if (photos[index + by]) onTurn(index + by);
  };
  // Not on the buttons: one that turns disabled loses the focus.
  useKeyDown(({ key }) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  const swipe = useSwipe(turn);
  if (!photo) return null;
  const title = photoTitle(index, photos.length, name);
  return (
    <DialogFrame title={title} onClose={onClose} maxWidth="lg">
      <DialogContent
        dividers
        tabIndex={0}
        {...swipe}
        sx={{ p: 0, display: 'grid', placeItems: 'center', height: { xs: 'auto', sm: '72vh' }, bgcolor: 'common.black' }}
      >
        <PhotoPicture key={photo.id} inquiryId={inquiryId} photo={photo} size="full" alt={title} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
        <IconAction label="Previous photo" disabled={index === 0} onClick={() => turn(-1)} sx={{ width: 44, height: 44 }}>
          <ChevronLeft size={22} />
        </IconAction>
        <Box role="status">{`${index + 1} of ${photos.length}`}</Box>
        <IconAction label="Next photo" disabled={index === photos.length - 1} onClick={() => turn(1)} sx={{ width: 44, height: 44 }}>
          <ChevronRight size={22} />
        </IconAction>
        <Box sx={{ flex: 1 }} />
        <DownloadPhoto inquiryId={inquiryId} photoId={photo.id} fileName={photoFileName(index, name)} />
      </DialogActions>
    </DialogFrame>
  );
};

const DownloadPhoto = ({ inquiryId, photoId, fileName }: { inquiryId: string; photoId: string; fileName: string }) => {
  const { address } = usePhotoAddress(inquiryId, photoId, 'full');
  return (
    <Button variant="outlined" href={address ?? ''} download={fileName} disabled={!address} startIcon={<Download size={18} />}>
      Download
    </Button>
  );
};

/** Calls with 1 after a swipe to the left, with -1 to the right. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const [x, y] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
