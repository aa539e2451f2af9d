import { useState } from 'react';
import type { HomepageBlock, HomepageVersion, PublishedHomepage } from '../data/types';
import { PageHeader } from '../ui/PageHeader';
import { StatusChip } from '../ui/StatusChip';
import { replaced } from './blocks';
import { withoutEmptyButtons } from './content';
import { EditorActions } from './EditorActions';
import { EditorTabs } from './EditorTabs';
import { HomepageStatus } from './HomepageStatus';
import { hasUnpublishedChanges } from './hasUnpublishedChanges';
import { useHomepage } from './useHomepage';
import { useHomepageActions } from './useHomepageActions';

export const HomepageEditor = () => {
  const { draft, published } = useHomepage();
  if (draft.isPending) return <HomepageStatus title="Homepage Editor" text="Loading homepage editor..." />;
  if (!draft.data)
    return <HomepageStatus title="Error Loading Homepage" text="Failed to load homepage draft. Please try again." retry={draft.refetch} />;
  return <LoadedEditor draft={draft.data} published={published} />;
};

const LoadedEditor = ({ draft, published }: { draft: HomepageVersion; published: PublishedHomepage | null }) => {
  const actions = useHomepageActions();
  const [editing, setEditing] = useState<HomepageBlock | null>(null);

  /** Writes the whole draft, the block that is open for editing included. */
  const saveDraft = () => {
    const { blocks, metaTitle, metaDescription, keywords, ogImage, autoPopulateServices, autoPopulateProjects, autoPopulateTestimonials } =
      draft;
    const all = editing ? replaced(blocks, editing.id, { content: withoutEmptyButtons(editing.content) }) : blocks;
    actions.save.mutate(
      { blocks: all, metaTitle, metaDescription, keywords, ogImage, autoPopulateServices, autoPopulateProjects, autoPopulateTestimonials },
      { onSuccess: () => setEditing(null) },
    );
  };

  return (
    <>
      <PageHeader
        title="Homepage Editor"
        note="Changes are only visible after publishing."
        badge={hasUnpublishedChanges(draft, published) && <StatusChip tone="attention">Unpublished Changes</StatusChip>}
        actions={<EditorActions draft={draft} published={published} isEditing={editing !== null} onSave={saveDraft} actions={actions} />}
      />
      <EditorTabs draft={draft} editing={editing} onEdit={setEditing} actions={actions} />
    </>
  );
};
