import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { DaysCard } from './charts/DaysCard';
import { ResponsesCard } from './charts/ResponsesCard';
import type { DailyReport, ResponseReport } from '../data/types';
import { useRead } from '../data/useCall';
import { thumbSized } from '../kit/theme/components';

/** The last 30 days; they take their room before they are loaded. */
export const WebsiteCharts = () => {
  const days = useRead<DailyReport>(['dashboard', 'days'], '/api/admin/page-statistics/days');
  const responses = useRead<ResponseReport>(['dashboard', 'response-times'], '/api/admin/response-times');
  return (
    <Box
      sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <DaysCard
        report={days.data}
        isPending={days.isPending}
        action={
          <Link component={RouterLink} to="/report" sx={thumbSized}>
            Open the report
          </Link>
        }
      />
      <ResponsesCard report={responses.data} isPending={responses.isPending} />
    </Box>
  );
};
