import type { Service } from '../data/types';
import { ActiveChip } from '../ui/ActiveChip';
import type { Column } from '../ui/Column';
import { EditDeleteActions } from '../ui/EditDeleteActions';
import { StatusChip } from '../ui/StatusChip';
import { TitleCell } from '../ui/TitleCell';
import { groupName } from './choices';
import { ServiceIcon } from './ServiceIcon';

export const columns: readonly Column<Service>[] = [
  {
    label: 'Title',
    sortBy: 'title',
    heading: true,
    render: ({ title, slug, icon }) => <TitleCell title={title} note={slug} icon={<ServiceIcon name={icon} />} />,
  },
  { label: 'Group', sortBy: 'group', render: ({ group }) => groupName(group) },
  { label: 'Status', render: (service) => <ServiceStatus {...service} /> },
  { label: 'Order', sortBy: 'order', align: 'right', render: ({ order }) => order },
  {
    label: 'Actions',
    align: 'right',
    actions: true,
    render: (service) => <EditDeleteActions record={service} name={service.title} />,
  },
];

/** Visitors see a service that is both published and active. */
const ServiceStatus = ({ status, isActive }: Service) => {
  if (status === 'draft') return <StatusChip tone="attention">Draft</StatusChip>;
  return <ActiveChip isActive={isActive} />;
};
