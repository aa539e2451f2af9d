import { Box } from '@mui/material';
import { ScreenLink } from '../kit/texts';
import { DaysCard, ResponsesCard } from './charts/TimeCards';
import type { DashboardCharts, DashboardSummary } from '../data/types';
import { useRead } from '../data/useCall';
import { thumbSized } from '../kit/theme/components';

/** The last 30 days, of what has something to draw; the charts take their room before they are loaded. */
export const WebsiteCharts = ({ drawable }: Pick<DashboardSummary, 'drawable'>) => {
  const { data, isPending } = useRead<DashboardCharts>(['dashboard', 'charts'], '/api/admin/dashboard/charts');
  return (
    <Box
      sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {drawable.includes('days') && (
        <DaysCard
          report={data?.days}
          isPending={isPending}
          action={
            <ScreenLink to="/report" sx={thumbSized}>
              Open the report
            </ScreenLink>
          }
        />
      )}
      {drawable.includes('responses') && <ResponsesCard report={data?.responses} isPending={isPending} />}
    </Box>
  );
};
