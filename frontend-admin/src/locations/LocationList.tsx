import type { Location } from '../data/types';
import { ActiveChip } from '../ui/StatusChip';
import { BulkActivate, BulkDelete, BulkExport } from '../ui/bulkActions';
import { ActionsColumn, Column, DataTable } from '../ui/DataTable';
import { firstFew, toWholeNumber } from '../ui/format';
import { RecordDialogs } from '../ui/RecordDialogs';
import { RecordList } from '../ui/RecordList';
import { TitleCell } from '../ui/cells';
import { LocationForm } from './LocationForm';

export const LocationList = () => (
  <>
    <RecordList title="Locations" note="Where the company works. Inactive locations are hidden from visitors.">
      <DataTable label="Locations" bulkActions={<LocationBulkActions />}>
        <Column<Location> source="name" label="Name" heading render={({ name, slug }) => <TitleCell title={name} note={slug} />} />
        <Column<Location> label="Postcodes" render={({ postcodes }) => firstFew(postcodes)} />
        <Column<Location> label="Status" render={({ isActive }) => <ActiveChip isActive={isActive} />} />
        <Column<Location> source="order" label="Order" align="right" render={({ order }) => order} />
        <ActionsColumn<Location> />
      </DataTable>
    </RecordList>
    <RecordDialogs transform={toLocation}>
      <LocationForm />
    </RecordDialogs>
  </>
);

const LocationBulkActions = () => (
  <>
    <BulkActivate />
    <BulkExport />
    <BulkDelete />
  </>
);

/** Turns the form's values into the API's, which finds an empty slug, and puts a new location without an order last. */
function toLocation({ slug, order, ...data }: Record<string, unknown>): Record<string, unknown> {
  const isNew = data['id'] === undefined;
  const empty = order === undefined || order === null || order === '';
  return { ...data, ...(slug ? { slug } : {}), ...(isNew && empty ? {} : { order: toWholeNumber(order) }) };
}
