import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { apiName } from '../data/dataProvider';
import { requestFile } from '../data/request';
import type { InquiryPhoto } from '../data/types';

interface PhotoPictureProps {
  inquiryId: string;
  photo: InquiryPhoto;
  size: 'full' | 'small';
  alt: string;
  /** Fills its square. */
  cover?: boolean;
}

export const PhotoPicture = ({ inquiryId, photo, size, alt, cover = false }: PhotoPictureProps) => {
  const { address, error } = usePhotoAddress(inquiryId, photo.id, size);
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
export function usePhotoAddress(inquiryId: string, photoId: string, size: 'full' | 'small'): { address?: string; error: Error | null } {
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
