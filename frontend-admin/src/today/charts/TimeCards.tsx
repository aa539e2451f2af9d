import type { DailyReport, ResponseReport } from '../../data/types';
import { counted } from '../../kit/format';
import { ChartCard, type ChartCardProps } from './ChartCard';
import { toBars } from './toBars';
import { dayName, duration, spanName } from './words';

interface ReportProps<R> extends Pick<ChartCardProps, 'isPending' | 'words' | 'action'> {
  /** Undefined while it is loaded, or if it could not be. */
  report?: R;
}

/** Views, calls and forms sent per day; several days are added up where a chart would have too many. */
export const DaysCard = ({ report, ...card }: ReportProps<DailyReport>) => {
  const bars = toBars(report?.days ?? []);
  const labels = bars.map(spanName);
  return (
    <ChartCard
      {...card}
      title="Views, calls and forms sent"
      summary={report ? summaryOfDays(report) : 'The figures could not be loaded.'}
      table={{
        columns: ['Day', 'Views', 'Calls', 'Forms sent'],
        rows: bars.map(({ views, calls, enquiries }, index) => [labels[index] ?? '', views, calls, enquiries]),
      }}
      isLoaded={report !== undefined}
      labels={labels}
      plots={[
        {
          title: 'Views',
          kind: 'line',
          name: 'Chart of views',
          series: [{ label: 'Views', values: bars.map(({ views }) => views), colour: 'views' }],
        },
        {
          title: 'Calls and forms sent',
          kind: 'columns',
          name: 'Chart of calls and forms sent',
          series: [
            { label: 'Calls', values: bars.map(({ calls }) => calls), colour: 'calls' },
            { label: 'Forms sent', values: bars.map(({ enquiries }) => enquiries), colour: 'enquiries', isHatched: true },
          ],
        },
      ]}
    />
  );
};

function summaryOfDays({ totals: { views, calls, enquiries }, days }: DailyReport): string {
  const sums = `${counted(views, 'view')}, ${counted(calls, 'call')} and ${counted(enquiries, 'form')} in ${days.length} days.`;
  const size = Math.ceil(days.length / toBars(days).length);
  return size > 1 ? `${sums} Each point and column is ${size} days.` : sums;
}

const hours = (minutes: number | null) => (minutes === null ? null : minutes / 60);

/** How soon enquiries had their first reply. */
export const ResponsesCard = ({ report, ...card }: ReportProps<ResponseReport>) => {
  const spans = report?.spans ?? [];
  return (
    <ChartCard
      {...card}
      title="Response times"
      summary={report ? summaryOfResponses(report.totals) : 'The response times could not be loaded.'}
      table={{
        columns: ['Received', 'Enquiries', 'In time', 'Late', 'Waiting', 'Median'],
        rows: spans.map((span) => {
          const { received, inTime, late, waiting, medianMinutes } = span;
          return [spanName(span), received, inTime, late, waiting, medianMinutes === null ? '-' : duration(medianMinutes)];
        }),
      }}
      isLoaded={report !== undefined}
      labels={spans.map(({ from }) => dayName(from))}
      plots={[
        {
          title: 'Median hours to the first reply',
          kind: 'line',
          name: 'Chart of median response times',
          format: (value) => duration(Math.round(value * 60)),
          series: [{ label: 'Median', values: spans.map(({ medianMinutes }) => hours(medianMinutes)), colour: 'views' }],
        },
        {
          title: 'Answered by the promised time',
          kind: 'columns',
          name: 'Chart of enquiries answered by the promised time',
          series: [
            { label: 'In time', values: spans.map(({ inTime }) => inTime), colour: 'good' },
            { label: 'Late', values: spans.map(({ late }) => late), colour: 'bad', isHatched: true },
            { label: 'Waiting', values: spans.map(({ waiting }) => waiting), colour: 'open' },
          ],
        },
      ]}
    />
  );
};

function summaryOfResponses({ received, inTime, late, waiting, medianMinutes }: ResponseReport['totals']): string {
  if (!received) return 'No enquiries in this period.';
  return [
    medianMinutes !== null && `Half of those answered had a reply within ${duration(medianMinutes)}.`,
    inTime + late > 0 && `${inTime} of ${counted(inTime + late, 'enquiry', 'enquiries')} had one by the promised time.`,
    waiting > 0 && `${waiting} ${waiting === 1 ? 'waits' : 'wait'} and can still be answered in time.`,
  ]
    .filter(Boolean)
    .join(' ');
}
