import { Alert, Box } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import type { CorePage } from '../../data/types';
import { Facts, RecordFacts } from '../../kit/Facts';
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
  </ReadingDialog>
);

/** The server lets only harmless tags into what it stores. */
const Content = ({ html }: { html: string }) => (
  <Box sx={{ mt: 3, overflowWrap: 'anywhere' }} dangerouslySetInnerHTML={{ __html: useServerHtml(html) }} />
);
