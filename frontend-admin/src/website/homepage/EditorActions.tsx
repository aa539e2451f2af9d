import { Alert, AlertTitle, Box, Button, Card, DialogActions, DialogContent, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { HomepageVersion, PublishedHomepage } from '../../data/types';
import { useDraft } from '../../editing/drafts/drafts';
import { PublishHomepageAt } from './PublishHomepageAt';
import { FieldComparison } from '../../editing/changes/FieldComparison';
import { DialogFrame, ReadingDialog } from '../../kit/DialogFrame';
import { PreviewButton } from '../../editing/preview/PreviewBeside';
import { showToast } from '../../kit/toasts';
import { Fact } from '../../kit/Facts';
import { focusOnMount } from '../../kit/focus';
import { formatDate } from '../../kit/format';
import { differencesOf } from './comparison';
import { unsavedTexts, wholeDraft } from './texts';
import { useColleague, useEditor, useSaveTexts } from './useEditor';
import type { HomepageConflict } from './useHomepageActions';

export const EditorActions = () => {
  const { stored, draft, published, texts, opened, setOpened, actions } = useEditor();
  const saveTexts = useSaveTexts();
  const [dialog, setDialog] = useState<'compare' | 'publish' | null>(null);
  const close = () => setDialog(null);
  const unsaved = unsavedTexts(stored, texts);

  const saveDraft = () => {
    if (unsaved.some(({ isContested }) => isContested)) {
      const description = 'Someone else has changed the same text. Choose which one to keep, then save again.';
      return showToast({ title: 'Save Failed', description, variant: 'destructive' });
    }
    saveTexts(texts, wholeDraft, { key: 'draft', onSaved: () => setOpened([]) });
  };

  return (
    <>
      <PreviewButton />
      <Button variant="outlined" onClick={saveDraft} loading={actions.isSaving}>
        Save Draft
      </Button>
      <Button variant="outlined" disabled={published === null} onClick={() => setDialog('compare')}>
        Compare to Live
      </Button>
      <Button variant="contained" onClick={() => setDialog('publish')}>
        Publish Changes
      </Button>
      {dialog === 'compare' && published && (
        <ReadingDialog title="Compare to Live" onClose={close} maxWidth="sm">
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
            <Side title="Live" version={published} />
            <Side title="Draft" version={draft} />
          </Box>
          <Differences live={published} draft={draft} />
        </ReadingDialog>
      )}
      {dialog === 'publish' && <PublishDialog isEditing={opened.length > 0 || unsaved.length > 0} onClose={close} />}
    </>
  );
};

const Side = ({ title, version }: { title: string; version: PublishedHomepage }) => (
  <Card sx={{ p: 2.5 }}>
    <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      <Fact label="Status">{version.status}</Fact>
      <Fact label="Last updated">{formatDate(version.updatedAt)}</Fact>
      <Fact label="Blocks">{version.blocks.length}</Fact>
    </Box>
  </Card>
);

const Differences = ({ live, draft }: { live: PublishedHomepage; draft: HomepageVersion }) => {
  const fields = differencesOf(live, draft);
  return (
    <Box component="section" aria-label="Differences" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        Differences
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {fields.length > 0
          ? 'Crossed out: only in the live version. Underlined: only in the draft.'
          : 'The draft and the live version are the same.'}
      </Typography>
      <FieldComparison fields={fields} entityType="homepage" />
    </Box>
  );
};

const PublishDialog = ({ isEditing, onClose }: { isEditing: boolean; onClose: () => void }) => {
  const { publish, isPublishing, conflict } = useEditor().actions;
  const [note = '', setNote] = useDraft<string>('homepage-change-note');
  const published = () => {
    setNote(undefined);
    onClose();
  };
  return (
    <DialogFrame title="Publish Homepage Changes" onClose={onClose} maxWidth="sm">
      <DialogContent dividers>
        <Typography sx={{ mb: 2.5 }}>
          The draft becomes the homepage that visitors see. The version that is live now stays in the history.
        </Typography>
        {conflict && <ConflictNotice conflict={conflict} />}
        {isEditing && (
          <Alert severity="warning" sx={{ mb: 2.5 }}>
            You are still editing. Changes that are not saved to the draft will not be published.
          </Alert>
        )}
        <TextField
          inputRef={focusOnMount}
          label="Change Note"
          value={note}
          onChange={(event) => setNote(event.target.value || undefined)}
          multiline
          minRows={2}
          helperText="Optional. What changed, for the version history."
        />
        <PublishHomepageAt />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={isPublishing} onClick={() => publish(note.trim(), published)}>
          Publish Now
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};

/** Shows who changed what in the meantime: merged with the user's changes, or the reason why nothing was saved. */
export const ConflictNotice = ({ conflict, onClose }: { conflict: HomepageConflict; onClose?: () => void }) => (
  <Alert severity={conflict.isMerged ? 'info' : 'warning'} onClose={onClose} closeText="Dismiss what a colleague changed" sx={{ mb: 2.5 }}>
    <AlertTitle>{`${useColleague(conflict.updatedBy)} changed the homepage in the meantime (${formatDate(conflict.updatedAt)})`}</AlertTitle>
    {conflict.changes.length > 0 && (
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {conflict.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
    )}
    {conflict.isMerged
      ? 'The draft has their changes and yours.'
      : 'You now see their version. Nothing was overwritten, and what you typed is still here. Repeat your last step if you still want it.'}
  </Alert>
);
