import { Alert, Box } from '@mui/material';
import { lazy } from 'react';
import { Eye } from 'lucide-react';
import { RecordContextProvider, useGetOne } from 'react-admin';
import type { CorePage } from '../../data/types';
import { Publication } from '../../editing/plans/PlannedChip';
import { BulkActions } from '../../lists/bulkActions';
import { ButtonsColumn, Column, DataTable } from '../../lists/DataTable';
import { DateText, TitleCell } from '../../lists/cells';
import { ContentDialog } from '../../kit/DialogFrame';
import { Facts, RecordFacts } from '../../kit/Facts';
import { EditDeleteActions, RowAction } from '../../kit/RowActions';
import { PublicationChip } from '../../kit/StatusChip';
import { useServerHtml } from '../../kit/trustedTypes';
import { RecordDialogs } from '../../editing/RecordDialogs';
import { useDialogRoute } from '../../editing/useDialogRoute';
import { RecordList } from '../../lists/RecordList';
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

/** Shows a page that cannot be edited. */
const CorePageShow = ({ page, onClose }: { page: CorePage; onClose: () => void }) => (
  <ContentDialog title="View Core Page" onClose={onClose}>
    <Alert severity="info" sx={{ mb: 2.5 }}>
      This page is fixed: it cannot be changed or deleted.
    </Alert>
    <Facts
      columns={2}
      facts={{
        Title: page.title,
        Slug: page.slug,
        Template: templateName(page.template),
        Status: <PublicationChip status={page.status} />,
        'For signed-in staff only': page.requiresAuth ? 'Yes' : 'No',
        'Meta Title': page.metaTitle || '-',
        'Meta Description': page.metaDescription || '-',
        'Open Graph Image URL': page.ogImage || '-',
        Keywords: page.keywords.join(', ') || '-',
      }}
    />
    {page.content && <Content html={page.content} />}
    {page.sections.map(({ title, text }) => (
      <Box key={title} component="section" sx={{ mt: 2 }}>
        <h3>{title}</h3>
        <p>{text}</p>
      </Box>
    ))}
    <RecordContextProvider value={page}>
      <RecordFacts />
    </RecordContextProvider>
  </ContentDialog>
);

/** The server lets only harmless tags into what it stores. */
const Content = ({ html }: { html: string }) => (
  <Box sx={{ mt: 3, overflowWrap: 'anywhere' }} dangerouslySetInnerHTML={{ __html: useServerHtml(html) }} />
);
