import { Box, Button, Card } from '@mui/material';
import { House } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { HomepageVersion, PublishedHomepage } from '../../data/types';
import { useRead } from '../../data/useCall';
import { FieldNames } from '../../editing/changes/fieldNames';
import { FieldFromAddress, useFieldFocus } from '../../editing/checks/FieldFromAddress';
import { useKeptForm } from '../../editing/drafts/useKeptForm';
import { MERGED, OthersHere } from '../../editing/OthersHere';
import { Preview } from '../../editing/preview/PreviewBeside';
import { PreviewScope, usePreviewScope } from '../../editing/preview/PreviewScope';
import { StaffForm } from '../../editing/StaffForm';
import { EmptyState } from '../../kit/EmptyState';
import { PageHeader } from '../../kit/PageHeader';
import { StatusChip } from '../../kit/StatusChip';
import { TabPanels } from '../../kit/TabPanels';
import { BlockEditor } from './BlockEditor';
import { contentNames } from './blocks';
import { ConflictNotice, EditorActions } from './EditorActions';
import { FeaturedContent } from './FeaturedContent';
import { fieldIn, type HomepageRecord, keyOf, namesIn, type Place, toChange, toRecord } from './record';
import { SeoSettings } from './SeoSettings';
import { DRAFT_PATH, EditorContext, homepageKeys, SCHEMA, useEditor, useHomepageActions } from './useHomepage';
import { VersionHistory } from './VersionHistory';

export const HomepageEditor = () => {
  const { data, isPending, refetch } = useRead<HomepageVersion>(homepageKeys.draft, DRAFT_PATH, { retry: 1 });
  // Not found before the first publish.
  const published = useRead<PublishedHomepage>(homepageKeys.published, '/api/homepage/published', { retry: 1 }).data ?? null;
  if (isPending) return <HomepageStatus title="Homepage Editor" text="Loading homepage editor..." />;
  if (!data)
    return (
      <HomepageStatus title="Error Loading Homepage" text="Failed to load homepage draft. Please try again.">
        <Button variant="outlined" onClick={() => void refetch()}>
          Try again
        </Button>
      </HomepageStatus>
    );
  return <HomepageForm stored={data} published={published} />;
};

interface HomepageFormProps {
  stored: HomepageVersion;
  /** Null before the first publish. */
  published: PublishedHomepage | null;
}

/** The browser keeps what is typed under this name. */
const DRAFT = 'homepage';

/** Nothing is submitted as a whole: each part is saved in its own time, and typing may go on. */
const noSubmit = () => Promise.resolve({});

/** One form over all tabs. Leaving it does not ask: what is typed is kept until it is saved or cancelled. */
const HomepageForm = ({ stored, published }: HomepageFormProps) => {
  const record = useMemo(() => toRecord(stored), [stored]);
  const keptForm = useKeptForm(DRAFT);
  if (!keptForm.isReady) return null;
  const blocks = (keptForm.kept?.fields['blocks']?.mine as Place[] | undefined) ?? record.blocks;
  return (
    <ResourceContextProvider value="homepage">
      <FieldNames value={namesIn({ ...record, blocks }, record)}>
        <StaffForm
          draft={DRAFT}
          schema={SCHEMA}
          record={record}
          keepTyped
          mode="onChange"
          warnWhenUnsavedChanges={false}
          onSubmit={noSubmit}
        >
          <PreviewScope>
            <Screen stored={stored} published={published} keptForm={keptForm} />
          </PreviewScope>
        </StaffForm>
      </FieldNames>
    </ResourceContextProvider>
  );
};

const Screen = ({ stored, published, keptForm }: HomepageFormProps & { keptForm: ReturnType<typeof useKeptForm> }) => {
  const actions = useHomepageActions(stored, keptForm);
  const [opened, setOpened] = useState<readonly string[]>([]);
  // Publishing sets the same time of change on the draft and the live version.
  const isUnpublished = stored.status === 'draft' && stored.updatedAt !== published?.updatedAt;
  return (
    <EditorContext value={{ ...actions, stored, published, keptAt: keptForm.kept?.at, opened, setOpened }}>
      <PageHeader
        title="Homepage Editor"
        note="Changes are only visible after publishing."
        badge={isUnpublished && <StatusChip tone="attention">Unpublished Changes</StatusChip>}
        actions={<EditorActions />}
      />
      <OthersHere resource="homepage" id="draft" advice={MERGED} sx={{ mb: 2 }} />
      {actions.conflict && <ConflictNotice conflict={actions.conflict} onClose={actions.forgetConflict} />}
      <PartsAndPreview />
    </EditorContext>
  );
};

const tabs = [
  { label: 'Block Editor', Panel: BlockEditor },
  { label: 'SEO Settings', Panel: SeoSettings },
  { label: 'Featured Content', Panel: FeaturedContent },
  { label: 'Version History', Panel: VersionHistory },
];
const [BLOCKS_TAB, SEO_TAB] = [0, 1];

/** A field of a block as the API calls it, such as 'blocks.2.content.primaryCta.text'. */
const PATH = /^blocks\.(\d+)\.(?:content\.)?(.+)$/;
const STICKY = {
  position: 'sticky',
  top: 16,
  height: 'calc(100dvh - 32px)',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  overflow: 'hidden',
} as const;

/** The tabs, and beside them the homepage with what the form holds. */
const PartsAndPreview = () => {
  const [tab, choose] = useState(BLOCKS_TAB);
  const { setOpened } = useEditor();
  const preview = usePreviewScope();
  const focus = useFieldFocus();
  const record = useWatch() as HomepageRecord;
  const { blocks } = record;
  const shown = blocks.flatMap((block) => (block.enabled ? contentNames(block).map((name) => fieldIn(block, name)) : []));
  const values = Object.fromEntries(shown.map((field) => [field, record[field]]));
  const toField = (path: string) => {
    const [, index, name] = PATH.exec(path) ?? [];
    const block = blocks[Number(index)];
    return block && name ? fieldIn(block, name) : path;
  };
  const showPart = (path: string) => {
    const [key = ''] = toField(path).split('/');
    const isOfBlock = blocks.some((block) => keyOf(block) === key);
    choose(isOfBlock ? BLOCKS_TAB : SEO_TAB);
    if (isOfBlock) setOpened((now) => [...now, key]);
  };
  const focusField = (path: string) => focus(toField(path));
  useEffect(() => preview?.onShowPart(showPart));
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
      <Card sx={{ flex: '1 1 0', minWidth: 0 }}>
        <TabPanels label="Parts of the homepage" tabs={tabs} chosen={[tab, choose]} sx={{ p: { xs: 2, sm: 3 } }} />
      </Card>
      <Preview wanted={{ resource: 'homepage', fields: toChange(record) }} values={values} onFocus={focusField} sx={STICKY} />
      <FieldFromAddress values={() => values} onShow={showPart} onFocus={focusField} />
    </Box>
  );
};

const HomepageStatus = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <>
    <PageHeader title={title} />
    <Card role="status">
      <EmptyState icon={House} text={text}>
        {children}
      </EmptyState>
    </Card>
  </>
);
