import { Alert, Box } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import type { CorePage } from '../../data/types';
import { Fact, Facts, RecordFacts } from '../../kit/Facts';
import { PublicationChip } from '../../kit/StatusChip';
import { useServerHtml } from '../../kit/trustedTypes';
import { ReadingDialog } from '../../kit/DialogFrame';
import { templateName } from './templates';

/** Shows a page that cannot be edited. */
export const CorePageShow = ({ page, onClose }: { page: CorePage; onClose: () => void }) => (
  <ReadingDialog title="View Core Page" onClose={onClose}>
    <Alert severity="info" sx={{ mb: 2.5 }}>
      This page is fixed: it cannot be changed or deleted.
    </Alert>
    <Facts columns={2}>
      <Fact label="Title">{page.title}</Fact>
      <Fact label="Slug">{page.slug}</Fact>
      <Fact label="Template">{templateName(page.template)}</Fact>
      <Fact label="Status">
        <PublicationChip status={page.status} />
      </Fact>
      <Fact label="For signed-in staff only">{page.requiresAuth ? 'Yes' : 'No'}</Fact>
      <Fact label="Meta Title">{page.metaTitle ?? '-'}</Fact>
      <Fact label="Meta Description">{page.metaDescription ?? '-'}</Fact>
      <Fact label="Open Graph Image URL">{page.ogImage ?? '-'}</Fact>
      <Fact label="Keywords">{page.keywords.join(', ') || '-'}</Fact>
    </Facts>
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
  </ReadingDialog>
);

/** The server lets only harmless tags into what it stores. */
const Content = ({ html }: { html: string }) => (
  <Box sx={{ mt: 3, overflowWrap: 'anywhere' }} dangerouslySetInnerHTML={{ __html: useServerHtml(html) }} />
);
