import { Alert, type AlertProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { CompanyInfo } from '../../data/types';
import { ukTime } from '../../editing/plans/plans';
import { useNow } from '../../kit/useNow';

type Times = NonNullable<CompanyInfo['bannerTimes']>;

/** UK time. */
export function bannerState({ from, until }: Times, now: Date): { severity: AlertProps['severity']; text: string } {
  if (now < new Date(from)) return { severity: 'info', text: `From ${ukTime(from)} until ${ukTime(until)}, UK time.` };
  if (now < new Date(until)) return { severity: 'success', text: `Shown now, until ${ukTime(until)}, UK time.` };
  return { severity: 'warning', text: `Ended ${ukTime(until)}, UK time.` };
}

interface BannerStateProps {
  times: Times;
  children?: ReactNode;
  action?: ReactNode;
}

/** Whether visitors see the saved banner. */
export const BannerState = ({ times, children, action }: BannerStateProps) => {
  const { severity, text } = bannerState(times, useNow());
  return (
    <Alert severity={severity} action={action} sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
      {children}
      {text}
    </Alert>
  );
};
