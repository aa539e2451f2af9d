import { Card } from '@mui/material';
import { ShieldCheck } from 'lucide-react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import type { BlockedContent } from '../../data/types';
import { useRead } from '../../data/useCall';
import { RestrictedScreen } from '../../kit/AccessDenied';
import { Column, DataTable } from '../../lists/DataTable';
import { EmptyState } from '../../kit/EmptyState';
import { Loaded } from '../../kit/Loaded';
import { PageHeader } from '../../kit/PageHeader';

/** Shows what browsers refused to load or run under the Content-Security-Policy. */
export const BlockedContentPage = () => (
  <ResourceContextProvider value="blocked-content">
    <RestrictedScreen>
      <BlockedContentScreen />
    </RestrictedScreen>
  </ResourceContextProvider>
);

const BlockedContentScreen = () => {
  const blocked = useRead<BlockedContent[]>(['csp-reports'], '/api/admin/csp-reports');
  return (
    <>
      <PageHeader
        title="Blocked Content"
        note="What visitors' and staff's browsers refused to load or run here in the last 30 days, as they report it. Browser extensions cause most of it; an address that you do not know, reported day after day, is worth showing to your web developer."
      />
      <Loaded query={blocked} failure="The reports could not be loaded.">
        {(rows) => <BlockedTable rows={rows} />}
      </Loaded>
    </>
  );
};

type Row = BlockedContent & { id: string };

const AREAS = { website: 'Website', backoffice: 'Backoffice' };
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Keeps the server's order until a column is chosen. */
const BlockedTable = ({ rows }: { rows: BlockedContent[] }) => (
  <Card component="section" aria-label="Blocked content">
    <ListContextProvider
      value={useList<Row>({
        data: rows.map((row) => ({ ...row, id: [row.area, row.directive, row.blocked].join(' ') })),
        perPage: rows.length,
      })}
    >
      <DataTable label="Table of blocked content" rowClick={false} empty={<NothingBlocked />}>
        <Column<Row> source="blocked" label="Blocked" heading render={({ blocked }) => blocked} />
        <Column<Row> source="directive" label="Rule" render={({ directive }) => directive} />
        <Column<Row> source="area" label="Where" render={({ area }) => AREAS[area]} />
        <Column<Row> source="count" label="Reports" align="right" render={({ count }) => count} />
        <Column<Row> source="lastDay" label="Last reported" render={({ lastDay }) => DAY.format(new Date(lastDay))} />
      </DataTable>
    </ListContextProvider>
  </Card>
);

const NothingBlocked = () => <EmptyState icon={ShieldCheck} text="Nothing has been blocked in the last 30 days." />;
