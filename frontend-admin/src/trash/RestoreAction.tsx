import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button as ListButton, useListContext } from 'react-admin';
import type { RestoreOutcome, TrashItem } from '../data/types';
import { useCall } from '../data/useCall';
import { ReadingDialog } from '../ui/DialogFrame';
import { focusOnMount } from '../ui/focus';
import { RowAction } from '../ui/RowActions';
import { useNotices } from '../ui/useNotices';

/** The button of one record. */
export const RestoreAction = ({ item }: { item: TrashItem }) => {
  const { start, dialogs, isPending } = useRestore([item], [item.id]);
  return (
    <>
      <RowAction label={`Restore ${item.name}`} icon={Undo2} onClick={start} disabled={isPending} />
      {dialogs}
    </>
  );
};

/** The button for ticked rows. */
export const RestoreSelected = () => {
  const { data = [], selectedIds } = useListContext<TrashItem>();
  const { start, dialogs, isPending } = useRestore(
    data.filter(({ id }) => selectedIds.includes(id)),
    selectedIds.map(String),
  );
  return (
    <>
      <ListButton label="Restore" onClick={start} disabled={isPending}>
        <Undo2 size={18} />
      </ListButton>
      {dialogs}
    </>
  );
};

/** Restores `ids`; `items` are those on the screen. Asks whether pages come along where there are some, and names what is in the way of others. */
function useRestore(items: TrashItem[], ids: string[]) {
  const client = useQueryClient();
  const call = useCall();
  const { onUnselectItems } = useListContext();
  const { succeeded, failed } = useNotices();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<RestoreOutcome['refused']>([]);
  const pages = items.reduce((sum, item) => sum + item.pages, 0);

  const { mutate, isPending } = useMutation({
    mutationFn: async (withPages: boolean) => {
      const body = JSON.stringify({ ids, withPages });
      const { json } = await call<RestoreOutcome>('/api/admin/trash/restore', { method: 'POST', body });
      return json;
    },
    onSuccess: async ({ restored, refused: left }) => {
      const [first] = restored;
      if (first) succeeded('resources.trash.notifications.restored', restored.length === 1 ? first.name : undefined, restored.length);
      setRefused(left);
      // Without ticked rows their buttons go, and the dialog with them.
      if (left.length === 0) onUnselectItems();
      await client.invalidateQueries();
    },
    onError: (error) => failed('resources.trash.failures.restored', error),
    onSettled: () => setAsking(false),
  });

  const close = () => {
    setRefused([]);
    onUnselectItems();
  };

  return {
    isPending,
    start: () => (pages > 0 ? setAsking(true) : mutate(false)),
    dialogs: (
      <>
        {isAsking && <PagesQuestion items={items} pages={pages} busy={isPending} onAnswer={mutate} onClose={() => setAsking(false)} />}
        {refused.length > 0 && <Refused records={refused} onClose={close} />}
      </>
    ),
  };
}

interface PagesQuestionProps {
  items: TrashItem[];
  pages: number;
  busy: boolean;
  onAnswer: (withPages: boolean) => void;
  onClose: () => void;
}

const PagesQuestion = ({ items, pages, busy, onAnswer, onClose }: PagesQuestionProps) => {
  const id = useId();
  const [first] = items;
  const name = items.length === 1 && first ? first.name : `${items.length} records`;
  const count = pages === 1 ? '1 page' : `${pages} pages`;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        Restore {name}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{pages === 1 ? 'Its page is' : `${pages} of its pages are`} in the trash as well.</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => onAnswer(false)}>
          Without pages
        </Button>
        <Button ref={focusOnMount} variant="contained" loading={busy} onClick={() => onAnswer(true)}>
          With {count}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Refused = ({ records, onClose }: { records: RestoreOutcome['refused']; onClose: () => void }) => (
  <ReadingDialog
    title={records.length === 1 ? '1 record was not restored' : `${records.length} records were not restored`}
    onClose={onClose}
    maxWidth="sm"
  >
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 1.5 } }}>
      {records.map(({ id, name, reason }) => (
        <li key={id}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{reason}</Typography>
        </li>
      ))}
    </Box>
  </ReadingDialog>
);
