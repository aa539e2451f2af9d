import type { Project } from '../data/types';
import type { Column } from '../ui/Column';
import { EditDeleteActions } from '../ui/EditDeleteActions';
import { StatusChip } from '../ui/StatusChip';
import { TitleCell } from '../ui/TitleCell';
import { categoryTone, workStatusName } from './choices';

export const columns: readonly Column<Project>[] = [
  {
    label: 'Title',
    sortBy: 'title',
    heading: true,
    render: ({ title, publishStatus }) => <TitleCell title={title} note={publishStatus === 'draft' ? 'Draft, not public' : undefined} />,
  },
  { label: 'Category', sortBy: 'category', render: ({ category }) => <StatusChip tone={categoryTone(category)}>{category}</StatusChip> },
  { label: 'Location', render: ({ location }) => location || '-' },
  { label: 'Status', render: ({ status }) => workStatusName(status) },
  { label: 'Active', render: ({ isActive }) => (isActive ? 'Yes' : 'No') },
  { label: 'Order', sortBy: 'order', align: 'right', render: ({ order }) => order },
  {
    label: 'Actions',
    align: 'right',
    actions: true,
    render: (project) => <EditDeleteActions record={project} name={project.title} />,
  },
];
