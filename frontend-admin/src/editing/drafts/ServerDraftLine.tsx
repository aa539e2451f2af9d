import { useMutation } from '@tanstack/react-query';
import { Box, Button, Typography } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { formatTime } from '../../kit/format';
import { StatusChip } from '../../kit/StatusChip';
import { showToast } from '../../kit/toasts';
import type { SaverState } from './DraftSaver';
import { useFormDraft } from './FormDraft';
import { useServerDraft } from './ServerDraft';

function textOf(state: SaverState): string {
  switch (state.is) {
    case 'saved':
      return state.at ? `Saved ${formatTime(state.at)}` : '';
    case 'saving':
      return 'Saving';
    case 'offline':
      return 'Offline: kept on this device';
    case 'asking':
      return 'Kept on this device. Choose which text to keep, then it is saved.';
    case 'refused':
      return `Kept on this device only. ${state.reason}`;
  }
}

/** Says whether what is typed is saved as a draft, and discards it. */
export const ServerDraftLine = () => {
  const server = useServerDraft();
  const { keptAt, discard } = useFormDraft();
  const [isAsked, setAsked] = useState(false);
  const saver = server?.saver;
  const state = useSyncExternalStore<SaverState | undefined>(saver?.subscribe ?? NEVER, () => saver?.state());
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saver?.discard(),
    onSuccess: () => {
      discard();
      showToast({ title: 'Draft Discarded', description: 'The form shows the page as it is stored.', variant: 'default' });
    },
    onError: (error) =>
      showToast({ title: 'Error', description: 'The draft could not be discarded.', reason: error.message, variant: 'destructive' }),
    onSettled: () => setAsked(false),
  });
  return (
    <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      {keptAt && <StatusChip tone="attention">Unpublished changes</StatusChip>}
      <Typography role="status" variant="body2" color="text.secondary">
        {keptAt && state && textOf(state)}
      </Typography>
      {keptAt && (
        <Button size="small" sx={{ ml: 'auto' }} onClick={() => setAsked(true)}>
          Discard draft
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Discard the draft?"
          question="What is typed and not published is deleted, for everybody. The page stays as it is stored."
          action="Discard draft"
          busy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </Box>
  );
};

const NEVER = () => () => undefined;
