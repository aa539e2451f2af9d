import { lazy } from 'react';
import { Typography } from '@mui/material';
import { MapPinPlus } from 'lucide-react';
import { AutocompleteInput, ReferenceInput, useGetList, useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { Location, Service, ServicePage } from '../../data/types';
import { Publication } from '../../editing/plans/PlannedChip';
import { LabelledButton } from '../../kit/LabelledButton';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
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
  <RecordList
    form={<ServicePageForm />}
    transform={toServicePage}
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
      <Column<ServicePage> label="Service" render={({ serviceId }) => <NameOf id={serviceId} of={allServices} />} />
      <Column<ServicePage> label="Location" render={({ locationId }) => <NameOf id={locationId} of={allLocations} />} />
      <Column<ServicePage> source="status" label="Status" render={(page) => <Publication {...page} />} />
      <ActionsColumn<ServicePage> />
    </DataTable>
  </RecordList>
);

/** Begins with the service by which the list is filtered. */
const AddForPlaces = () => (
  <LabelledButton label="Add Pages for Places" icon={MapPinPlus} to={`/service-pages/for-places/${serviceIn(useLocation().search)}`} />
);

function serviceIn(search: string): string {
  try {
    const { serviceId } = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as { serviceId?: unknown };
    return typeof serviceId === 'string' ? encodeURIComponent(serviceId) : '';
  } catch {
    return '';
  }
}

/** The filter reads it whenever the screen is entered. */
const READ = { staleTime: Infinity };

/** Of the list that the filter has read already. */
const NameOf = ({ id, of: { reference, perPage, sort } }: { id: string; of: typeof allServices | typeof allLocations }) => {
  const { data = [], isPending } = useGetList<Service | Location>(reference, { pagination: { page: 1, perPage }, sort }, READ);
  const found = data.find((record) => record.id === id);
  if (!found) return isPending ? null : '-';
  return 'title' in found ? found.title : found.name;
};

const Count = () => {
  const { total = 0 } = useListContext<ServicePage>();
  return (
    <Typography variant="h2" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      Service Pages ({total})
    </Typography>
  );
};
