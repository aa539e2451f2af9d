import { lazy } from 'react';
import type { Location } from '../../data/types';
import { ActiveChip } from '../../kit/StatusChip';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
import { firstFew } from '../../kit/format';
import { RecordList } from '../../lists/RecordList';
import { TitleCell } from '../../lists/cells';

const LocationForm = lazy(async () => ({ default: (await import('./LocationForm')).LocationForm }));

export const LocationList = () => (
  <RecordList title="Locations" note="Where the company works. Inactive locations are hidden from visitors." form={<LocationForm />}>
    <DataTable label="Locations" bulkActions={<BulkActions activate />}>
      <Column<Location> source="name" label="Name" heading render={({ name, slug }) => <TitleCell title={name} note={slug} />} />
      <Column<Location> label="Postcodes" render={({ postcodes }) => firstFew(postcodes)} />
      <Column<Location> label="Status" render={({ isActive }) => <ActiveChip isActive={isActive} />} />
      <Column<Location> source="order" label="Order" align="right" render={({ order }) => order} />
      <ActionsColumn<Location> />
    </DataTable>
  </RecordList>
);
