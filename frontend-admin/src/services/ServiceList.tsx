import type { Service } from '../data/types';
import { ActiveChip, StatusChip } from '../ui/StatusChip';
import { BulkActivate, BulkDelete, BulkExport, BulkPublish } from '../ui/bulkActions';
import { ActionsColumn, Column, DataTable } from '../ui/DataTable';
import { RecordDialogs } from '../ui/RecordDialogs';
import { RecordList } from '../ui/RecordList';
import { TitleCell } from '../ui/cells';
import { toWholeNumber } from '../ui/format';
import { ServiceIcon } from './icons';
import { groups, ServiceForm } from './ServiceForm';

export const ServiceList = () => (
  <>
    <RecordList title="Services" note="What the company offers. Inactive services are hidden from visitors.">
      <DataTable label="Services" bulkActions={<ServiceBulkActions />}>
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
    <RecordDialogs transform={toService}>
      <ServiceForm />
    </RecordDialogs>
  </>
);

const ServiceBulkActions = () => (
  <>
    <BulkActivate />
    <BulkPublish />
    <BulkExport />
    <BulkDelete />
  </>
);

/** Visitors see a service that is both published and active. */
const ServiceStatus = ({ status, isActive }: Service) => {
  if (status === 'draft') return <StatusChip tone="attention">Draft</StatusChip>;
  return <ActiveChip isActive={isActive} />;
};

/** Turns the form's values into the API's, which finds an empty slug itself. */
const toService = ({ slug, order, ...data }: Record<string, unknown>) => ({
  ...data,
  ...(slug ? { slug } : {}),
  order: toWholeNumber(order),
});
