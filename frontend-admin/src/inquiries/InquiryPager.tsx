import { Box, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { apiName } from '../data/dataProvider';
import { useRead } from '../data/useCall';
import { IconAction } from '../kit/IconAction';
import { useLetter, useShortcut } from '../kit/useShortcut';

/** The server returns no more. */
const MOST = 1_000;

export interface InquiryOrder {
  /** Such as '3 of 12'. */
  position?: string;
  goPrevious?: () => void;
  goNext?: () => void;
  /** Whether the open enquiry was reached from another one. */
  wasMoved: boolean;
}

/**
 * Returns the steps to the neighbours of an enquiry in the list as it is filtered and sorted. The order is read when the dialog opens:
 * an enquiry that no longer matches the filter once it is answered keeps its place, so none is skipped.
 */
export function useInquiryOrder(id: string): InquiryOrder {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(id);
  const { data: ids = [] } = useRead<string[]>(['inquiry-order', search], `/api/admin/${apiName('inquiries')}/ids?${listQuery(search)}`, {
    staleTime: Infinity,
    gcTime: 0,
  });
  const at = ids.indexOf(id);
  // Back leads to the list.
  const stepTo = (other: string | undefined) => other && (() => void navigate(`/inquiries/${other}${search}`, { replace: true }));
  return {
    position: at < 0 ? undefined : `${at + 1} of ${ids.length < MOST ? ids.length : `${MOST}+`}`,
    goPrevious: stepTo(at > 0 ? ids[at - 1] : undefined) || undefined,
    goNext: stepTo(at < 0 ? undefined : ids[at + 1]) || undefined,
    wasMoved: id !== opened,
  };
}

/** Turns the address of react-admin's list into the API's query. */
function listQuery(search: string): URLSearchParams {
  const list = new URLSearchParams(search);
  return new URLSearchParams({
    filter: list.get('filter') ?? '{}',
    sort: JSON.stringify([list.get('sort') ?? 'createdAt', list.get('order') ?? 'DESC']),
  });
}

export const InquiryPager = ({ position, goPrevious, goNext }: InquiryOrder) => {
  useShortcut('Alt+P', goPrevious);
  useShortcut('Alt+N', goNext);
  useLetter('k', goPrevious);
  useLetter('j', goNext);
  if (!position) return null;
  return (
    <Box role="group" aria-label="Other enquiries" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: -1 }}>
      <IconAction label="Previous enquiry (K or Alt+P)" aria-keyshortcuts="K Alt+P" disabled={!goPrevious} onClick={goPrevious}>
        <ChevronLeft size={20} />
      </IconAction>
      <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {position}
      </Typography>
      <IconAction label="Next enquiry (J or Alt+N)" aria-keyshortcuts="J Alt+N" disabled={!goNext} onClick={goNext}>
        <ChevronRight size={20} />
      </IconAction>
    </Box>
  );
};
