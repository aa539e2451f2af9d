import type { ReactNode } from 'react';
import type { ResponseReport } from '../../data/types';
import { ChartCard } from './ChartCard';
import { TitledPlot } from './Plot';
import { counted, dayName, duration, spanName } from './words';

interface ResponsesCardProps {
  /** Undefined while it is loaded, or if it could not be. */
  report?: ResponseReport;
  isPending: boolean;
  action?: ReactNode;
}

const HEIGHTS = { median: 170, shares: 200 };

const hours = (minutes: number | null) => (minutes === null ? null : minutes / 60);
const named = (value: number) => duration(Math.round(value * 60));

/** How soon enquiries had their first reply. */
export const ResponsesCard = ({ report, isPending, action }: ResponsesCardProps) => {
  const spans = report?.spans ?? [];
  const labels = spans.map(({ from }) => dayName(from));
  return (
    <ChartCard
      title="Response times"
      summary={report ? summaryOf(report.totals) : 'The response times could not be loaded.'}
      isPending={isPending}
      action={action}
      table={{
        columns: ['Received', 'Enquiries', 'In time', 'Late', 'Waiting', 'Median'],
        rows: spans.map((span) => [
          spanName(span),
          span.received,
          span.inTime,
          span.late,
          span.waiting,
          span.medianMinutes === null ? '-' : duration(span.medianMinutes),
        ]),
      }}
    >
      <TitledPlot
        title="Median hours to the first reply"
        isLoaded={report !== undefined}
        kind="line"
        name="Chart of median response times"
        labels={labels}
        height={HEIGHTS.median}
        format={named}
        series={[{ label: 'Median', values: spans.map(({ medianMinutes }) => hours(medianMinutes)), colour: 'views' }]}
      />
      <TitledPlot
        title="Answered by the promised time"
        isLoaded={report !== undefined}
        kind="columns"
        name="Chart of enquiries answered by the promised time"
        labels={labels}
        height={HEIGHTS.shares}
        series={[
          { label: 'In time', values: spans.map(({ inTime }) => inTime), colour: 'good' },
          { label: 'Late', values: spans.map(({ late }) => late), colour: 'bad', isHatched: true },
          { label: 'Waiting', values: spans.map(({ waiting }) => waiting), colour: 'open' },
        ]}
      />
    </ChartCard>
  );
};

function summaryOf({ received, inTime, late, waiting, medianMinutes }: ResponseReport['totals']): string {
  if (!received) return 'No enquiries in this period.';
  return [
    medianMinutes !== null && `Half of those answered had a reply within ${duration(medianMinutes)}.`,
    inTime + late > 0 && `${inTime} of ${counted(inTime + late, 'enquiry', 'enquiries')} had one by the promised time.`,
    waiting > 0 && `${waiting} ${waiting === 1 ? 'waits' : 'wait'} and can still be answered in time.`,
  ]
    .filter(Boolean)
    .join(' ');
}
