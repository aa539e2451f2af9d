import type { ServicePage } from '../data/types';
import type { Column } from '../ui/Column';
import { EditDeleteActions } from '../ui/EditDeleteActions';
import { PublicationChip } from '../ui/PublicationChip';
import { TitleCell } from '../ui/TitleCell';
import { nameOf, type Pairs } from './usePairs';

export const columns = ({ services, locations }: Pairs): readonly Column<ServicePage>[] => [
  { label: 'Title', sortBy: 'title', heading: true, render: ({ title, slug }) => <TitleCell title={title} note={slug} /> },
  { label: 'Service', render: ({ serviceId }) => nameOf(serviceId, services) },
  { label: 'Location', render: ({ locationId }) => nameOf(locationId, locations) },
  { label: 'Status', sortBy: 'status', render: ({ status }) => <PublicationChip status={status} /> },
  { label: 'Actions', align: 'right', actions: true, render: (page) => <EditDeleteActions record={page} name={page.title} /> },
];
