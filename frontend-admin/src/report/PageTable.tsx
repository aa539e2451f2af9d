import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import type { PageReport } from '../data/types';
import type { Column } from '../ui/Column';
import { EmptyState } from '../ui/EmptyState';
import { RecordTable, type Sort } from '../ui/RecordTable';
import { thumbSized } from '../ui/thumbSized';
import { sorted } from './sorted';

type Row = PageReport['pages'][number] & { id: string };

const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

const columns: readonly Column<Row>[] = [
  {
    label: 'Page',
    heading: true,
    sortBy: 'path',
    render: ({ path }) => (
      <Link href={path} target="_blank" rel="noreferrer" sx={thumbSized}>
        {path === '/' ? 'Home' : path}
      </Link>
    ),
  },
  { label: 'Views', sortBy: 'views', align: 'right', render: ({ views }) => views },
  { label: 'Calls', sortBy: 'calls', align: 'right', render: ({ calls }) => calls },
  { label: 'Enquiries', sortBy: 'enquiries', align: 'right', render: ({ enquiries }) => enquiries },
  { label: 'Rate', sortBy: 'rate', align: 'right', render: ({ rate }) => (rate === null ? '-' : PERCENT.format(rate)) },
];

/** Which pages bring calls and enquiries; as the server orders them until a column is chosen. */
export const PageTable = ({ pages }: Pick<PageReport, 'pages'>) => {
  const [sort, setSort] = useState<Sort>();
  const rows = sorted(
    pages.map((page) => ({ ...page, id: page.path })),
    sort,
  );
  return (
    <Card component="section" aria-label="Pages">
      {rows.length === 0 ? (
        <EmptyState
          icon={ChartNoAxesColumn}
          text="Nobody has opened a page in this period yet. Visits by staff and bots are not counted."
        />
      ) : (
        <RecordTable label="Table of pages" columns={columns} records={rows} sort={sort} onSort={setSort} />
      )}
    </Card>
  );
};
