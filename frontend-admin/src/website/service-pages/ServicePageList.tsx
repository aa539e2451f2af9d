import { lazy } from 'react';
import { Button, Typography } from '@mui/material';
import { MapPinPlus } from 'lucide-react';
import { AutocompleteInput, ReferenceField, ReferenceInput, useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { ServicePage } from '../../data/types';
import { Publication } from '../../editing/plans/PlannedChip';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
import { RecordDialogs } from '../../editing/RecordDialogs';
import { AddLink, RecordList } from '../../lists/RecordList';
import { allLocations, allServices } from '../../editing/inputs';
import { TitleCell } from '../../lists/cells';
import { toServicePage } from './toServicePage';

const ServicePageForm = lazy(async () => ({ default: (await import('./ServicePageForm')).ServicePageForm }));

const filters = [
  <ReferenceInput key="service" source="serviceId" {...allServices} alwaysOn>
    <AutocompleteInput optionText="title" emptyText="All services" helperText={false} />
  </ReferenceInput>,
  <ReferenceInput key="location" source="locationId" {...allLocations} alwaysOn>
    <AutocompleteInput optionText="name" emptyText="All locations" helperText={false} />
  </ReferenceInput>,
];

export const ServicePageList = () => (
  <>
    <RecordList
      title="Service Location Pages"
      note="One page for each service in each place. Drafts are hidden from visitors."
      search="Search title or slug"
      filters={filters}
      actions={
        <>
          <AddLink />
          <AddForPlaces />
        </>
      }
    >
      <Count />
      <DataTable label="Service Pages" bulkActions={<BulkActions publish="status" />}>
        <Column<ServicePage> source="title" label="Title" heading render={({ title, slug }) => <TitleCell title={title} note={slug} />} />
        <Column<ServicePage> label="Service" render={() => <Reference source="serviceId" reference="services" />} />
        <Column<ServicePage> label="Location" render={() => <Reference source="locationId" reference="locations" />} />
        <Column<ServicePage> source="status" label="Status" render={(page) => <Publication {...page} />} />
        <ActionsColumn<ServicePage> />
      </DataTable>
    </RecordList>
    <RecordDialogs transform={toServicePage}>
      <ServicePageForm />
    </RecordDialogs>
  </>
);

/** Begins with the service by which the list is filtered. */
const AddForPlaces = () => (
  <Button
    component={Link}
    to={`/service-pages/for-places/${serviceIn(useLocation().search)}`}
    variant="outlined"
    startIcon={<MapPinPlus size={18} />}
  >
    Add Pages for Places
  </Button>
);

function serviceIn(search: string): string {
  try {
    const { serviceId } = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as { serviceId?: unknown };
    return typeof serviceId === 'string' ? encodeURIComponent(serviceId) : '';
  } catch {
    return '';
  }
}

const Reference = (props: { source: string; reference: string }) => <ReferenceField {...props} link={false} emptyText="-" />;

const Count = () => {
  const { total = 0 } = useListContext<ServicePage>();
  return (
    <Typography variant="h2" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      Service Pages ({total})
    </Typography>
  );
};
