import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useGetList } from 'react-admin';
import { useLocation } from 'react-router';
import type { Inquiry } from '../data/types';
import { navy, yellow } from '../kit/theme/colours';

const ONE = { page: 1, perPage: 1 };
const FRESH_MS = 30_000;
const MOST_SHOWN = 99;

/** Counts unanswered enquiries; read again after each change of an enquiry, as every list of them. */
export const useNewInquiries = () =>
  useGetList<Inquiry>('inquiries', { filter: { status: 'new' }, pagination: ONE }, { staleTime: FRESH_MS, refetchOnWindowFocus: true });

/** Beside the name of the tab. */
export const SpamCount = () => {
  const { total } = useGetList<Inquiry>('inquiries', { filter: { isSpam: 'true' }, pagination: ONE });
  return total === undefined ? null : <> ({total})</>;
};

/**
 * The badge of the menu. It is counted when the window is looked at again and when another screen is opened, at most every 30 seconds. A
 * timer would keep the session of somebody who has left alive.
 */
export const NewInquiries = () => {
  const { total = 0, dataUpdatedAt, refetch } = useNewInquiries();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (Date.now() - dataUpdatedAt >= FRESH_MS) void refetch();
  }, [pathname, dataUpdatedAt, refetch]);
  if (total === 0) return null;
  return (
    <Box
      component="span"
      role="img"
      aria-label={`${total} new`}
      sx={{
        ml: 'auto',
        minWidth: 24,
        px: 0.75,
        borderRadius: 99,
        bgcolor: yellow[400],
        color: navy[950],
        fontSize: '0.8125rem',
        fontWeight: 700,
        lineHeight: '22px',
        textAlign: 'center',
      }}
    >
      {total > MOST_SHOWN ? `${MOST_SHOWN}+` : total}
    </Box>
  );
};
