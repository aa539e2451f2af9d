import type { Location } from '../data/types';
import { ActiveChip } from '../ui/ActiveChip';
import type { Column } from '../ui/Column';
import { EditDeleteActions } from '../ui/EditDeleteActions';
import { firstFew } from '../ui/firstFew';
import { TitleCell } from '../ui/TitleCell';

export const columns: readonly Column<Location>[] = [
  { label: 'Name', sortBy: 'name', heading: true, render: ({ name, slug }) => <TitleCell title={name} note={slug} /> },
  { label: 'Postcodes', render: ({ postcodes }) => firstFew(postcodes) },
  { label: 'Status', render: ({ isActive }) => <ActiveChip isActive={isActive} /> },
  { label: 'Order', sortBy: 'order', align: 'right', render: ({ order }) => order },
  {
    label: 'Actions',
    align: 'right',
    actions: true,
    render: (location) => <EditDeleteActions record={location} name={location.name} />,
  },
];
