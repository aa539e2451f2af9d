import { Box, Button, ButtonBase, DialogActions, DialogContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type TouchEvent, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { apiName } from '../data/dataProvider';
import { requestFile } from '../data/request';
import type { Inquiry, InquiryPhoto } from '../data/types';
import { DialogFrame } from '../kit/DialogFrame';
import { IconAction } from '../kit/IconAction';
import { useKeyDown } from '../kit/useKeyDown';
import { photoFileName, photoTitle } from './texts';
import { useInquiryPart } from './useFollowUp';

const SIDE = 96;

/** What the customer photographed: small pictures that open large. */
export const InquiryPhotos = ({ id, name }: Pick<Inquiry, 'id' | 'name'>) => {
  const { data: photos = [], isError } = useInquiryPart<InquiryPhoto[]>(id, 'photos');
  const [opened, setOpened] = useState<number>();
  return (
    <Box component="section" aria-label="Photos" sx={{ mb: 3, display: 'grid', gap: 1 }}>
      <Typography variant="h3">Photos</Typography>
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
              <PhotoPicture inquiryId={id} photo={photo} size="small" alt={photoTitle(index, photos.length, name)} />
            </ButtonBase>
          </li>
        ))}
      </Box>
      {opened !== undefined && photos[opened] && (
        <PhotoViewer
          inquiryId={id}
          name={name}
          photo={photos[opened]}
          index={opened}
          count={photos.length}
          onTurn={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  );
};

interface PhotoViewerProps {
  inquiryId: string;
  name: string;
  photo: InquiryPhoto;
  index: number;
  count: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

const SWIPE_PX = 50;

const LARGE = { iconSize: 22, sx: { width: 44, height: 44 } };

/** One photo large; previous and next by button, arrow keys and swipe. */
const PhotoViewer = ({ inquiryId, name, photo, index, count, onTurn, onClose }: PhotoViewerProps) => {
  const { address } = usePhotoAddress(inquiryId, photo.id, 'full');
  const turn = (by: number) => {
    if (index + by >= 0 && index + by < count) onTurn(index + by);
  };
  // Not on the buttons: one that turns disabled loses the focus.
  useKeyDown(({ key }) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  const swipe = useSwipe(turn);
  const title = photoTitle(index, count, name);
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
        <IconAction label="Previous photo" icon={ChevronLeft} disabled={index === 0} onClick={() => turn(-1)} {...LARGE} />
        <Box role="status">{`${index + 1} of ${count}`}</Box>
        <IconAction label="Next photo" icon={ChevronRight} disabled={index === count - 1} onClick={() => turn(1)} {...LARGE} />
        <Box sx={{ flex: 1 }} />
        <Button
          variant="outlined"
          href={address ?? ''}
          download={photoFileName(index, name)}
          disabled={!address}
          startIcon={<Download size={18} />}
        >
          Download
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};

type PhotoSize = 'full' | 'small';

const PhotoPicture = ({ inquiryId, photo, size, alt }: { inquiryId: string; photo: InquiryPhoto; size: PhotoSize; alt: string }) => {
  const { address, error } = usePhotoAddress(inquiryId, photo.id, size);
  // A small one fills its square.
  const cover = size === 'small';
  if (error) {
    return (
      <Typography role="img" aria-label={`${alt}: not loaded`} variant="body2" color="error" sx={{ p: 1 }}>
        Not loaded
      </Typography>
    );
  }
  return (
    <Box
      component="img"
      src={address}
      alt={alt}
      width={photo.width}
      height={photo.height}
      sx={{
        display: 'block',
        width: cover ? '100%' : 'auto',
        height: cover ? '100%' : 'auto',
        maxWidth: '100%',
        maxHeight: cover ? undefined : '100%',
        objectFit: cover ? 'cover' : 'contain',
        visibility: address ? 'visible' : 'hidden',
      }}
    />
  );
};

/** A blob: address, because a picture's own address cannot carry the token. */
function usePhotoAddress(inquiryId: string, photoId: string, size: PhotoSize): { address?: string; error: Error | null } {
  const endIfDenied = useLogoutIfAccessDenied();
  const { data, error } = useQuery({
    // Not below 'inquiries', which is read again after each change.
    queryKey: ['inquiry-photo', photoId, size],
    queryFn: async ({ signal }) => {
      const path = `/api/admin/${apiName('inquiries')}/${inquiryId}/photos/${photoId}`;
      try {
        return await requestFile(size === 'small' ? `${path}/small` : path, signal);
      } catch (failure) {
        await endIfDenied(failure);
        throw failure;
      }
    },
    staleTime: Infinity,
  });
  return { address: useObjectUrl(data), error };
}

/** The address is given back when the blob changes or the component goes. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const made = useRef<string>(undefined);
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!blob) return () => undefined;
      made.current = URL.createObjectURL(blob);
      changed();
      return () => {
        if (made.current) URL.revokeObjectURL(made.current);
        made.current = undefined;
      };
    },
    [blob],
  );
  return useSyncExternalStore(subscribe, () => made.current);
}

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
