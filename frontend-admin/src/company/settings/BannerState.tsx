import { Alert, type AlertProps } from '@mui/material';
import type { CompanyInfo } from '../../data/types';
import { ukTime } from '../../editing/plans/plans';
import { useNow } from '../../kit/useNow';

type Times = NonNullable<CompanyInfo['bannerTimes']>;

/** UK time. */
function bannerState({ from, until }: Times, now: Date): { severity: AlertProps['severity']; text: string } {
  if (now < new Date(from)) return { severity: 'info', text: `From ${ukTime(from)} until ${ukTime(until)}, UK time.` };
  if (now < new Date(until)) return { severity: 'success', text: `Shown now, until ${ukTime(until)}, UK time.` };
  return { severity: 'warning', text: `Ended ${ukTime(until)}, UK time.` };
}

/** Whether visitors see the saved banner. */
export const BannerState = ({ times }: { times: Times }) => {
  const { severity, text } = bannerState(times, useNow());
  return (
    <Alert severity={severity} sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
      {text}
    </Alert>
  );
};
