import { lazy } from 'react';
import type { Service } from '../../data/types';
import { ActiveChip, StatusChip } from '../../kit/StatusChip';
import { BulkActions } from '../../lists/bulkActions';
import { ActionsColumn, Column, DataTable } from '../../lists/DataTable';
import { RecordList } from '../../lists/RecordList';
import { TitleCell } from '../../lists/cells';
import { groups } from './groups';
import { ServiceIcon } from './icons';

const ServiceForm = lazy(async () => ({ default: (await import('./ServiceForm')).ServiceForm }));

export const ServiceList = () => (
  <RecordList title="Services" note="What the company offers. Inactive services are hidden from visitors." form={<ServiceForm />}>
    <DataTable label="Services" bulkActions={<BulkActions activate publish="status" />}>
      <Column<Service>
        source="title"
        label="Title"
        heading
        render={({ title, slug, icon }) => <TitleCell title={title} note={slug} icon={<ServiceIcon name={icon} />} />}
      />
      <Column<Service> source="group" label="Group" render={({ group }) => groups.find(({ id }) => id === group)?.name ?? '-'} />
      <Column<Service> label="Status" render={(service) => <ServiceStatus {...service} />} />
      <Column<Service> source="order" label="Order" align="right" render={({ order }) => order} />
      <ActionsColumn<Service> />
    </DataTable>
  </RecordList>
);

/** Visitors see a service that is both published and active. */
const ServiceStatus = ({ status, isActive }: Service) => {
  if (status === 'draft') return <StatusChip tone="attention">Draft</StatusChip>;
  return <ActiveChip isActive={isActive} />;
};
