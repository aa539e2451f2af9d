import { Typography } from '@mui/material';
import type { JobReport } from '../../data/types';
import { money } from '../../inquiries/texts';
import { counted } from '../../kit/format';
import { Figures } from '../../kit/Figures';
import { ChartCard, type ChartCardProps } from '../charts/ChartCard';
import { ofFirst, ROWS_OF_A_CHART } from '../charts/words';

type Named = JobReport['sources'][number];

/** Below that, a share says nothing. */
const FEW = 10;

/** What became of the enquiries of the period, by where they came from, what they were about and where the work is. */
export const JobsCards = ({ report }: { report: JobReport }) => {
  const { totals } = report;
  if (totals.enquiries === 0) return null;
  const decided = totals.won + totals.lost;
  const isFew = decided < FEW;
  return (
    <>
      <section aria-label="Jobs and money">
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          Jobs and money
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {decided === 0
            ? 'No enquiry of this period is marked as won or lost yet. Open one and choose under ‘Won or lost?’.'
            : isFew
              ? `Only ${counted(decided, 'enquiry', 'enquiries')} of this period ${decided === 1 ? 'is' : 'are'} won or lost: too few to tell which source, service or place is best.`
              : `Of the enquiries that arrived in this period; ${counted(totals.enquiries - decided, 'is', 'are')} not decided yet.`}
          {totals.amountPence > 0 && ` The jobs are worth ${money(totals.amountPence)}.`}
        </Typography>
        <Figures
          label="Jobs"
          figures={[
            { label: 'Enquiries', value: totals.enquiries },
            { label: 'Won', value: totals.won },
            { label: 'Lost', value: totals.lost },
          ]}
        />
      </section>
      <JobsCard title="Jobs by source" kind="Source" rows={report.sources} isFew={isFew} />
      <JobsCard title="Jobs by service" kind="Service" rows={report.services} isFew={isFew} />
      <JobsCard title="Jobs by place" kind="Place" rows={report.places} isFew={isFew} />
    </>
  );
};

interface JobsCardProps {
  title: string;
  /** Such as 'Source'. */
  kind: string;
  rows: readonly Named[];
  /** Whether there are too few jobs to compare. */
  isFew: boolean;
}

const JobsCard = ({ title, kind, rows, isFew }: JobsCardProps) => {
  const shown = rows.slice(0, ROWS_OF_A_CHART);
  const worth: ChartCardProps['plots'][number] = {
    title: 'Worth',
    kind: 'rows',
    name: `Chart of money of ${title.toLowerCase()}`,
    format: (pounds) => money(pounds * 100),
    series: [{ label: 'Worth', values: shown.map(({ amountPence }) => amountPence / 100), colour: 'views' }],
  };
  return (
    <ChartCard
      title={title}
      summary={isFew ? 'Too few to compare.' : summaryOf(rows)}
      table={{
        columns: [kind, 'Enquiries', 'Won', 'Lost', 'Worth'],
        rows: rows.map(({ name, enquiries, won, lost, amountPence }) => [
          name,
          enquiries,
          won,
          lost,
          amountPence ? money(amountPence) : '-',
        ]),
      }}
      labels={shown.map(({ name }) => name)}
      plots={[
        {
          kind: 'rows',
          name: `Chart of ${title.toLowerCase()}`,
          series: [
            { label: 'Won', values: shown.map(({ won }) => won), colour: 'good' },
            { label: 'Lost', values: shown.map(({ lost }) => lost), colour: 'bad', isHatched: true },
            { label: 'Not decided', values: shown.map(({ enquiries, won, lost }) => enquiries - won - lost), colour: 'open' },
          ],
        },
        ...(rows.some(({ amountPence }) => amountPence > 0) ? [worth] : []),
      ]}
    />
  );
};

function summaryOf(rows: readonly Named[]): string {
  const [first] = rows;
  if (!first) return '';
  const jobs = counted(first.won, 'job');
  const most = first.amountPence
    ? `${first.name} brought the most money: ${money(first.amountPence)} with ${jobs} of ${counted(first.enquiries, 'enquiry', 'enquiries')}.`
    : first.won
      ? `${first.name} brought the most jobs: ${first.won} of ${counted(first.enquiries, 'enquiry', 'enquiries')}.`
      : `Nothing won yet; ${first.name} brought the most enquiries: ${first.enquiries}.`;
  return ofFirst(most, rows);
}
