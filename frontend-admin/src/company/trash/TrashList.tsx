import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { allKinds, kindOf } from '../../data/kinds';
import { useSessionUser } from '../../data/session/session';
import type { RestoreOutcome, TrashItem } from '../../data/types';
import { useCall } from '../../data/useCall';
import { ContentDialog } from '../../kit/DialogFrame';
import { counted } from '../../kit/format';
import { focusOnMount } from '../../kit/focus';
import { HelpLink } from '../../kit/HelpLink';
import { RowAction } from '../../kit/RowActions';
import { useRowDialog } from '../../kit/RowDialogs';
import { useNotices } from '../../kit/useNotices';
import { DateText, TitleCell } from '../../lists/cells';
import { ButtonsColumn, Column, DataTable } from '../../lists/DataTable';
import { FilterSelect } from '../../lists/FilterSelect';
import { RecordList } from '../../lists/RecordList';
import { ToolButton } from '../../lists/ToolButton';

export const TrashList = () => {
  const isAdmin = useSessionUser()?.role === 'admin';
  const choices = allKinds
    .filter(({ features, isRestricted }) => features.includes('trash') && (isAdmin || !isRestricted))
    .map(({ resource, title }) => ({ id: resource, name: title }));
  return (
    <RecordList
      title="Trash"
      note="What was deleted in the last 30 days. A restored record is as it was, at its former address."
      actions={null}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      search="Search the trash"
      filters={[<FilterSelect key="resource" source="resource" label="Kind" all="All kinds" choices={choices} alwaysOn />]}
    >
      <DataTable label="Trash" bulkActions={<RestoreSelected />} rowClick={false}>
        <Column<TrashItem> label="Name" heading render={({ name, slug }) => <TitleCell title={name} note={slug ?? undefined} />} />
        <Column<TrashItem> label="Kind" render={({ resource }) => kindOf(resource)?.title} />
        <Column<TrashItem> source="deletedAt" label="Deleted" render={({ deletedAt }) => <DateText at={deletedAt} />} />
        <Column<TrashItem> label="By" render={({ deletedBy }) => deletedBy ?? 'System'} />
        <Column<TrashItem> label="Kept until" render={({ endsAt }) => <DateText at={endsAt} />} />
        <ButtonsColumn<TrashItem> render={(item) => <RestoreAction item={item} />} />
      </DataTable>
    </RecordList>
  );
};

const RestoreAction = ({ item }: { item: TrashItem }) => {
  const { start, isPending } = useRestoreButton([item], [item.id]);
  return <RowAction label={`Restore ${item.name}`} icon={Undo2} onClick={start} disabled={isPending} />;
};

const RestoreSelected = () => {
  const { data = [], selectedIds } = useListContext<TrashItem>();
  const ticked = data.filter(({ id }) => selectedIds.includes(id));
  const { start, isPending } = useRestoreButton(ticked, selectedIds.map(String));
  return <ToolButton label="Restore" icon={Undo2} onClick={start} disabled={isPending} />;
};

/** Restores `ids`; `items` are those on the screen. Asks whether pages come along where there are some. */
function useRestoreButton(items: TrashItem[], ids: string[]) {
  const open = useRowDialog();
  const { onUnselectItems } = useListContext();
  const { mutate, isPending } = useRestore(ids, onUnselectItems);
  const pages = items.reduce((sum, item) => sum + item.pages, 0);
  const ask = () =>
    open((close) => <PagesQuestion items={items} pages={pages} ids={ids} onUnselectItems={onUnselectItems} onClose={close} />);
  return { start: () => (pages > 0 ? ask() : mutate(false)), isPending };
}

/** Restores records, and names what is in the way of others. */
function useRestore(ids: string[], onUnselectItems: () => void, onSettled?: () => void) {
  const client = useQueryClient();
  const call = useCall();
  const open = useRowDialog();
  const { succeeded, failed } = useNotices();
  return useMutation({
    mutationFn: async (withPages: boolean) => {
      const body = JSON.stringify({ ids, withPages });
      const { json } = await call<RestoreOutcome>('/api/admin/trash/restore', { method: 'POST', body });
      return json;
    },
    onSuccess: async ({ restored, refused }) => {
      const [first] = restored;
      if (first) succeeded('resources.trash.notifications.restored', restored.length === 1 ? first.name : undefined, restored.length);
      if (refused.length > 0) open((close) => <Refused records={refused} onClose={close} />);
      onUnselectItems();
      await client.invalidateQueries();
    },
    onError: (error) => failed('resources.trash.failures.restored', error),
    onSettled,
  });
}

interface PagesQuestionProps {
  items: TrashItem[];
  pages: number;
  ids: string[];
  onUnselectItems: () => void;
  onClose: () => void;
}

const PagesQuestion = ({ items, pages, ids, onUnselectItems, onClose }: PagesQuestionProps) => {
  const id = useId();
  const { mutate, isPending } = useRestore(ids, onUnselectItems, onClose);
  const [first] = items;
  const name = items.length === 1 && first ? first.name : `${items.length} records`;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ pr: 8, fontWeight: 700, overflowWrap: 'anywhere' }}>
        Restore {name}
      </DialogTitle>
      <Box sx={{ position: 'absolute', top: 12, right: 12 }}>
        <HelpLink entry="bring-back-what-was-deleted" isInDialog />
      </Box>
      <DialogContent>
        <DialogContentText>{pages === 1 ? 'Its page is' : `${pages} of its pages are`} in the trash as well.</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="outlined" disabled={isPending} onClick={() => mutate(false)}>
          Without pages
        </Button>
        <Button ref={focusOnMount} variant="contained" loading={isPending} onClick={() => mutate(true)}>
          With {counted(pages, 'page')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Refused = ({ records, onClose }: { records: RestoreOutcome['refused']; onClose: () => void }) => (
  <ContentDialog
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
  </ContentDialog>
);
