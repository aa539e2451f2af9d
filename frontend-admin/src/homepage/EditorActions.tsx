import Button from '@mui/material/Button';
import { useState } from 'react';
import type { HomepageVersion, PublishedHomepage } from '../data/types';
import { CompareDialog } from './CompareDialog';
import { PublishDialog } from './PublishDialog';
import type { HomepageActions } from './useHomepageActions';

interface EditorActionsProps {
  draft: HomepageVersion;
  published: PublishedHomepage | null;
  isEditing: boolean;
  onSave: () => void;
  actions: HomepageActions;
}

export const EditorActions = ({ draft, published, isEditing, onSave, actions: { save, publish } }: EditorActionsProps) => {
  const [open, setOpen] = useState<'compare' | 'publish' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outlined" onClick={onSave} loading={save.isPending}>
        Save Draft
      </Button>
      <Button variant="outlined" disabled={published === null} onClick={() => setOpen('compare')}>
        Compare to Live
      </Button>
      <Button variant="contained" onClick={() => setOpen('publish')}>
        Publish Changes
      </Button>
      {open === 'compare' && published && <CompareDialog draft={draft} live={published} onClose={close} />}
      {open === 'publish' && (
        <PublishDialog
          isEditing={isEditing}
          busy={publish.isPending}
          onPublish={(note) => publish.mutate(note, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
};
