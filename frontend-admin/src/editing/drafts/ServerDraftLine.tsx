import { useMutation } from '@tanstack/react-query';
import { Box, Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { AskingButton } from '../../kit/ConfirmDialog';
import { formatTime } from '../../kit/format';
import { StatusChip } from '../../kit/StatusChip';
import { showToast } from '../../kit/toasts';
import type { DraftSaver, SaverState } from './DraftSaver';
import { useFormDraft } from './FormDraft';

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
export const ServerDraftLine = ({ saver }: { saver: DraftSaver }) => {
  const { keptAt, discard } = useFormDraft();
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const { mutateAsync } = useMutation({
    mutationFn: () => saver.discard(),
    onSuccess: () => {
      discard();
      showToast({ title: 'Draft Discarded', description: 'The form shows the page as it is stored.', variant: 'default' });
    },
    onError: (error) =>
      showToast({ title: 'Error', description: 'The draft could not be discarded.', reason: error.message, variant: 'destructive' }),
  });
  return (
    <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      {keptAt && <StatusChip tone="attention">Unpublished changes</StatusChip>}
      <Typography role="status" variant="body2" color="text.secondary">
        {keptAt && textOf(state)}
      </Typography>
      {keptAt && (
        <AskingButton
          size="small"
          sx={{ ml: 'auto' }}
          title="Discard the draft?"
          question="What is typed and not published is deleted, for everybody. The page stays as it is stored."
          action="Discard draft"
          onConfirm={mutateAsync}
        >
          Discard draft
        </AskingButton>
      )}
    </Box>
  );
};
