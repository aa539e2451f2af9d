import { Button, Card, CircularProgress, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { MERGED, OthersHere } from '../../editing/OthersHere';
import { PageHeader } from '../../kit/PageHeader';
import { PreviewScope, usePreviewScope } from '../../editing/preview/PreviewScope';
import { TabPanels } from '../../kit/TabPanels';
import { StatusChip } from '../../kit/StatusChip';
import { BlockEditor } from './BlockEditor';
import { ConflictNotice, EditorActions } from './EditorActions';
import { FeaturedContent } from './FeaturedContent';
import { HomepagePreview, useShowPart } from './HomepagePreview';
import { SeoSettings } from './SeoSettings';
import { useKeptForms } from '../../editing/drafts/useKeptForm';
import { TEXTS } from './texts';
import { type Editor, EditorContext } from './useEditor';
import { useHomepage, useHomepageActions } from './useHomepage';
import { VersionHistory } from './VersionHistory';

export const HomepageEditor = () => {
  const { stored, draft, published } = useHomepage();
  if (stored.isPending) return <HomepageStatus title="Homepage Editor" text="Loading homepage editor..." />;
  if (!stored.data || !draft)
    return <HomepageStatus title="Error Loading Homepage" text="Failed to load homepage draft. Please try again." retry={stored.refetch} />;
  return <LoadedEditor stored={stored.data} draft={draft} published={published} />;
};

const LoadedEditor = (state: Pick<Editor, 'stored' | 'draft' | 'published'>) => {
  const { draft, published } = state;
  const actions = useHomepageActions();
  // Publishing sets the same time of change on the draft and the live version.
  const isUnpublished = draft.status === 'draft' && draft.updatedAt !== published?.updatedAt;
  const { kept: texts, keep: keepText, elsewhere } = useKeptForms(TEXTS);
  // Their forms offer what another window has.
  const [opened, setOpened] = useState<readonly string[]>(elsewhere);
  return (
    <EditorContext value={{ ...state, texts, keepText, opened, setOpened, actions }}>
      <PreviewScope>
        <PageHeader
          title="Homepage Editor"
          note="Changes are only visible after publishing."
          badge={isUnpublished && <StatusChip tone="attention">Unpublished Changes</StatusChip>}
          actions={<EditorActions />}
        />
        <OthersHere resource="homepage" id="draft" advice={MERGED} sx={{ mb: 2 }} />
        {actions.conflict && <ConflictNotice conflict={actions.conflict} onClose={actions.forgetConflict} />}
        <HomepagePreview>
          <Parts />
        </HomepagePreview>
      </PreviewScope>
    </EditorContext>
  );
};

const Parts = () => {
  const [tab, choose] = useState(0);
  const preview = usePreviewScope();
  const showPart = useShowPart(choose);
  useEffect(() => preview?.onShowPart(showPart));
  return (
    <Card>
      <TabPanels label="Parts of the homepage" tabs={tabs} chosen={[tab, choose]} sx={{ p: { xs: 2, sm: 3 } }} />
    </Card>
  );
};

const tabs = [
  { label: 'Block Editor', Panel: BlockEditor },
  { label: 'SEO Settings', Panel: SeoSettings },
  { label: 'Featured Content', Panel: FeaturedContent },
  { label: 'Version History', Panel: VersionHistory },
];

interface HomepageStatusProps {
  title: string;
  text: string;
  /** Given when the draft could not be loaded. */
  retry?: () => Promise<unknown>;
}

const HomepageStatus = ({ title, text, retry }: HomepageStatusProps) => (
  <>
    <PageHeader title={title} />
    <Card sx={{ p: 5, display: 'grid', justifyItems: 'center', gap: 2.5, textAlign: 'center' }} role="status">
      {!retry && <CircularProgress size={32} aria-label="Loading" />}
      <Typography>{text}</Typography>
      {retry && (
        <Button variant="outlined" onClick={() => void retry()}>
          Try again
        </Button>
      )}
    </Card>
  </>
);
