import { Eye } from 'lucide-react';
import type { CorePage } from '../data/types';
import type { Column } from '../ui/Column';
import { DateText } from '../ui/DateText';
import { EditDeleteActions } from '../ui/EditDeleteActions';
import { PublicationChip } from '../ui/PublicationChip';
import { RowAction } from '../ui/RowAction';
import { RowActions } from '../ui/RowActions';
import { TitleCell } from '../ui/TitleCell';
import { templateName } from './choices';

export const columns: readonly Column<CorePage>[] = [
  { label: 'Title', sortBy: 'title', heading: true, render: ({ title, slug }) => <TitleCell title={title} note={slug} /> },
  { label: 'Template', sortBy: 'template', render: ({ template }) => templateName(template) },
  { label: 'Status', sortBy: 'status', render: ({ status }) => <PublicationChip status={status} /> },
  {
    label: 'Last changed',
    sortBy: 'lastModified',
    render: ({ lastModified }) => <DateText at={lastModified} />,
  },
  { label: 'Actions', align: 'right', actions: true, render: (page) => <CorePageActions {...page} /> },
];

/** A fixed page can only be looked at. */
const CorePageActions = (page: CorePage) =>
  page.isEditable ? (
    <EditDeleteActions record={page} name={page.title} />
  ) : (
    <RowActions>
      <RowAction label={`View ${page.title}`} icon={Eye} to={`/core-pages/${page.id}`} />
    </RowActions>
  );
