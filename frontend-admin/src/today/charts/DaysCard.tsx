import type { ReactNode } from 'react';
import type { DailyReport } from '../../data/types';
import { ChartCard } from './ChartCard';
import { TitledPlot } from './Plot';
import { toBars } from './toBars';
import { counted, spanName } from './words';

interface DaysCardProps {
  /** Undefined while it is loaded, or if it could not be. */
  report?: DailyReport;
  isPending: boolean;
  action?: ReactNode;
}

const HEIGHTS = { views: 170, contacts: 200 };

/** Views, calls and enquiries per day; several days are added up where a chart would have too many. */
export const DaysCard = ({ report, isPending, action }: DaysCardProps) => {
  const bars = toBars(report?.days ?? []);
  const labels = bars.map(spanName);
  return (
    <ChartCard
      title="Views, calls and enquiries"
      summary={report ? summaryOf(report) : 'The figures could not be loaded.'}
      isPending={isPending}
      action={action}
      table={{
        columns: ['Day', 'Views', 'Calls', 'Enquiries'],
        rows: bars.map(({ views, calls, enquiries }, index) => [labels[index] ?? '', views, calls, enquiries]),
      }}
    >
      <TitledPlot
        title="Views"
        isLoaded={report !== undefined}
        kind="line"
        name="Chart of views"
        labels={labels}
        height={HEIGHTS.views}
        series={[{ label: 'Views', values: bars.map(({ views }) => views), colour: 'views' }]}
      />
      <TitledPlot
        title="Calls and enquiries"
        isLoaded={report !== undefined}
        kind="columns"
        name="Chart of calls and enquiries"
        labels={labels}
        height={HEIGHTS.contacts}
        series={[
          { label: 'Calls', values: bars.map(({ calls }) => calls), colour: 'calls' },
          { label: 'Enquiries', values: bars.map(({ enquiries }) => enquiries), colour: 'enquiries', isHatched: true },
        ]}
      />
    </ChartCard>
  );
};

function summaryOf({ totals: { views, calls, enquiries }, days }: DailyReport): string {
  const sums = `${counted(views, 'view')}, ${counted(calls, 'call')} and ${counted(enquiries, 'enquiry', 'enquiries')} in ${days.length} days.`;
  const size = Math.ceil(days.length / toBars(days).length);
  return size > 1 ? `${sums} Each point and column is ${size} days.` : sums;
}
