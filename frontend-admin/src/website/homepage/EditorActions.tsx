import { Alert, AlertTitle, Box, Button, Card, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { HomepageVersion, PublishedHomepage } from '../../data/types';
import { useDraft } from '../../editing/drafts/drafts';
import { FieldComparison } from '../../editing/changes/FieldComparison';
import { PlanButton } from '../../editing/plans/PlanDialog';
import { PlanRows } from '../../editing/plans/PlanRows';
import { usePlans } from '../../editing/plans/plans';
import { ContentDialog } from '../../kit/DialogFrame';
import { PreviewButton } from '../../editing/preview/PreviewBeside';
import { showToast } from '../../kit/toasts';
import { useWayBack } from '../../editing/wayBack';
import { Facts } from '../../kit/Facts';
import { focusOnMount } from '../../kit/focus';
import { formatDate } from '../../kit/format';
import { Note } from '../../kit/texts';
import { useColleague } from './PartConflict';
import { differencesOf, LOST } from './record';
import { type HomepageConflict, useEditor } from './useHomepage';

export const EditorActions = () => {
  const { stored, published, unsaved, opened, setOpened, save, isSaving } = useEditor();
  const [dialog, setDialog] = useState<'compare' | 'publish' | null>(null);
  const close = () => setDialog(null);

  const saveDraft = () => {
    if (!unsaved.some(({ isContested, part }) => isContested && part !== LOST))
      return save({ asked: 'draft', onSaved: () => setOpened([]) });
    const description = 'Someone else has changed the same text. Choose which one to keep, then save again.';
    showToast({ title: 'Save Failed', description, variant: 'destructive' });
  };

  return (
    <>
      <PreviewButton />
      <Button variant="outlined" onClick={saveDraft} loading={isSaving}>
        Save Draft
      </Button>
      <Button variant="outlined" disabled={published === null} onClick={() => setDialog('compare')}>
        Compare to Live
      </Button>
      <Button variant="contained" onClick={() => setDialog('publish')}>
        Publish Changes
      </Button>
      {dialog === 'compare' && published && (
        <ContentDialog title="Compare to Live" onClose={close} maxWidth="sm">
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
            <Side title="Live" version={published} />
            <Side title="Draft" version={stored} />
          </Box>
          <Differences live={published} draft={stored} />
        </ContentDialog>
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
    <Facts columns={1} facts={{ Status: version.status, 'Last updated': formatDate(version.updatedAt), Blocks: version.blocks.length }} />
  </Card>
);

const Differences = ({ live, draft }: { live: PublishedHomepage; draft: HomepageVersion }) => {
  const fields = differencesOf(live, draft);
  return (
    <Box component="section" aria-label="Differences" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        Differences
      </Typography>
      <Note sx={{ mb: 2 }}>
        {fields.length > 0
          ? 'Crossed out: only in the live version. Underlined: only in the draft.'
          : 'The draft and the live version are the same.'}
      </Note>
      <FieldComparison fields={fields} entityType="homepage" />
    </Box>
  );
};

const PublishDialog = ({ isEditing, onClose }: { isEditing: boolean; onClose: () => void }) => {
  const { stored, publish, isGoingLive, conflict } = useEditor();
  const leave = useWayBack();
  const [note = '', setNote] = useDraft<string>('homepage-change-note');
  const send = async () => {
    if (!(await publish(note.trim()))) return;
    setNote(undefined);
    onClose();
    leave?.();
  };
  return (
    <ContentDialog
      title="Publish Homepage Changes"
      onClose={onClose}
      maxWidth="sm"
      action={{ children: 'Publish Now', loading: isGoingLive, onClick: () => void send() }}
    >
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
      <Box sx={{ mt: 2.5 }}>
        <PlanRows plans={usePlans(({ resource }) => resource === 'homepage')} />
        <PlanButton
          target={{ resource: 'homepage', recordId: stored.id }}
          version={stored.lockVersion}
          frozen="The draft is kept as it is saved now. At that time it replaces what is live then. The draft itself may be edited on, and is not touched."
        />
      </Box>
    </ContentDialog>
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
