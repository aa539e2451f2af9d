import { lazy } from 'react';
import { Eye } from 'lucide-react';
import { useGetOne } from 'react-admin';
import type { CorePage } from '../../data/types';
import { Publication } from '../../editing/plans/PlannedChip';
import { BulkActions } from '../../lists/bulkActions';
import { ButtonsColumn, Column, DataTable } from '../../lists/DataTable';
import { DateText, TitleCell } from '../../lists/cells';
import { EditDeleteActions, RowAction } from '../../kit/RowActions';
import { RecordDialogs } from '../../editing/RecordDialogs';
import { useDialogRoute } from '../../editing/useDialogRoute';
import { RecordList } from '../../lists/RecordList';
import { CorePageShow } from './CorePageShow';
import { templateName } from './templates';

const CorePageForm = lazy(async () => ({ default: (await import('./CorePageForm')).CorePageForm }));

export const CorePageList = () => (
  <>
    <RecordList
      title="Core Pages"
      note="The website's fixed pages, such as About, the privacy policy and the terms."
      search="Search core pages"
      sort={{ field: 'title', order: 'ASC' }}
    >
      <DataTable label="Core Pages" bulkActions={<BulkActions publish="status" />} isRowSelectable={(page: CorePage) => page.isEditable}>
        <Column<CorePage> source="title" label="Title" heading render={({ title, slug }) => <TitleCell title={title} note={slug} />} />
        <Column<CorePage> source="template" label="Template" render={({ template }) => templateName(template)} />
        <Column<CorePage> source="status" label="Status" render={(page) => <Publication {...page} />} />
        <Column<CorePage> source="lastModified" label="Last changed" render={({ lastModified }) => <DateText at={lastModified} />} />
        <ButtonsColumn<CorePage> render={(page) => <CorePageActions {...page} />} />
      </DataTable>
    </RecordList>
    <CorePageDialogs />
  </>
);

/** A fixed page can only be looked at. */
const CorePageActions = (page: CorePage) =>
  page.isEditable ? (
    <EditDeleteActions record={page} name={page.title} />
  ) : (
    <RowAction label={`View ${page.title}`} icon={Eye} to={`/core-pages/${page.id}`} />
  );

const CorePageDialogs = () => {
  const { id, close } = useDialogRoute();
  const { data: page, isPending } = useGetOne<CorePage>('core-pages', { id: id ?? '' }, { enabled: id !== undefined });
  if (id !== undefined && isPending) return null;
  if (id !== undefined && page?.isEditable === false) return <CorePageShow page={page} onClose={close} />;
  return (
    <RecordDialogs>
      <CorePageForm />
    </RecordDialogs>
  );
};
