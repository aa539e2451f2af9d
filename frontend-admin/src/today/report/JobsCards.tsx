import type { JobReport } from '../../data/types';
import { money } from '../../inquiries/texts';
import { counted } from '../../kit/format';
import { ChartCard, type ChartCardProps } from '../charts/ChartCard';
import { FEW, ofFirst, ROWS_OF_A_CHART } from '../charts/words';

type Named = JobReport['sources'][number];

/** What became of the enquiries of the period, by where they came from, what they were about and where the work is. */
export const JobsCards = ({ report }: { report: JobReport }) => {
  const { totals } = report;
  if (totals.enquiries === 0) return null;
  const decided = totals.won + totals.lost;
  const isFew = decided < FEW;
  return (
    <>
      <JobsCard
        title="Where enquiries came from"
        kind="Source"
        rows={report.sources}
        isFew={isFew}
        said={saidOf(totals.enquiries, decided)}
      />
      <JobsCard title="What they were about" kind="Service" rows={report.services} isFew={isFew} />
      <JobsCard title="Where the work is" kind="Place" rows={report.places} isFew={isFew} />
    </>
  );
};

function saidOf(enquiries: number, decided: number): string {
  if (decided === 0) return 'None of these is marked as won or lost yet: open an enquiry and choose under ‘Won or lost?’.';
  if (decided < FEW)
    return `Only ${counted(decided, 'enquiry', 'enquiries')} of this period ${decided === 1 ? 'is' : 'are'} won or lost: too few to tell which source, service or place is best.`;
  return enquiries > decided ? `${counted(enquiries - decided, 'is', 'are')} not decided yet.` : '';
}

interface JobsCardProps {
  title: string;
  /** Such as 'Source'. */
  kind: string;
  rows: readonly Named[];
  /** Whether there are too few jobs to compare. */
  isFew: boolean;
  /** About all cards, before the summary. */
  said?: string;
}

const JobsCard = ({ title, kind, rows, isFew, said = '' }: JobsCardProps) => {
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
      summary={`${said} ${isFew ? '' : summaryOf(rows)}`.trim()}
      words={isFew ? shown.map(inWords) : undefined}
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

const inWords = ({ name, enquiries, won, amountPence }: Named): string =>
  [`${name}: ${counted(enquiries, 'enquiry', 'enquiries')}`, won && `${won} won`, amountPence && money(amountPence)]
    .filter(Boolean)
    .join(', ');

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
