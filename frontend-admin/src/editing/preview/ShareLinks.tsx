import { Box, Button, TextField, Typography } from '@mui/material';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { useContentKey } from '../../data/idempotencyKey';
import type { PreviewRequest } from '../../data/types';
import { useCall, useRead, useStaff } from '../../data/useCall';
import { ContentDialog } from '../../kit/DialogFrame';
import { formatDate } from '../../kit/format';
import { IconAction } from '../../kit/IconAction';
import { Loaded } from '../../kit/Loaded';
import { showToast } from '../../kit/toasts';
import { useAction } from '../../kit/useAction';

type Link = components['schemas']['PreviewLinkRecord'];

const PATH = '/api/admin/previews/links';
const KEY = 'preview-links';

/** Opens the dialog for links to the current state of the form, for people without an account. */
export const ShareButton = ({ wanted }: { wanted: PreviewRequest }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction label="Show a colleague" icon={Share2} onClick={() => setOpen(true)} sx={{ width: 44, height: 44 }} />
      {open && <ShareDialog wanted={wanted} onClose={() => setOpen(false)} />}
    </>
  );
};

const ShareDialog = ({ wanted, onClose }: { wanted: PreviewRequest; onClose: () => void }) => {
  const query = useRead<Link[]>([KEY], PATH);
  const call = useCall();
  const once = useContentKey();
  const make = useAction({
    texts: 'preview-links.make',
    send: async (body: string) => {
      await call(PATH, { method: 'POST', body, headers: once.headersFor(body) });
      once.responded();
    },
    reads: [KEY],
  });
  const withdraw = useAction({
    texts: 'preview-links.withdraw',
    send: (id: string) => call(`${PATH}/${id}`, { method: 'DELETE' }),
    reads: [KEY],
  });
  const busy = make.isPending || withdraw.isPending;
  return (
    <ContentDialog
      title="Show a colleague"
      onClose={onClose}
      maxWidth="sm"
      help="show-a-page-before-it-is-live"
      reads
      action={{ children: 'Make a link', loading: make.isPending, disabled: busy, onClick: () => make.mutate(JSON.stringify(wanted)) }}
    >
      <Typography sx={{ mb: 2 }}>
        A link shows the page as it is in the preview now, also what is not saved. Later changes do not appear in it. It works for seven
        days, without signing in.
      </Typography>
      <Loaded query={query} failure="The links could not be loaded.">
        {(links) => {
          const own = links.filter(({ resource, recordId }) => resource === wanted.resource && recordId === (wanted.id ?? null));
          return own.length === 0 ? (
            <Typography color="text.secondary">There is no link yet.</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
              {own.map((link) => (
                <LinkRow key={link.id} link={link} busy={busy} onWithdraw={() => withdraw.mutate(link.id)} />
              ))}
            </Box>
          );
        }}
      </Loaded>
    </ContentDialog>
  );
};

const LinkRow = ({ link, busy, onWithdraw }: { link: Link; busy: boolean; onWithdraw: () => void }) => {
  const { address, createdAt, createdBy, expiresAt } = link;
  const by = useStaff().find(({ id }) => id === createdBy)?.username;
  const made = `Made ${formatDate(createdAt)}${by ? ` by ${by}` : ''}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: 'Link Copied', variant: 'default' });
    } catch {
      showToast({ title: 'Copy Failed', description: 'Please select the address and copy it.', variant: 'destructive' });
    }
  };
  return (
    <Box component="li">
      <TextField
        label={made}
        value={address}
        helperText={`Works until ${formatDate(expiresAt)}`}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <Button size="small" onClick={() => void copy()} aria-label={`Copy the link: ${made}`}>
          Copy
        </Button>
        <Button size="small" color="error" disabled={busy} onClick={onWithdraw} aria-label={`Withdraw the link: ${made}`}>
          Withdraw
        </Button>
      </Box>
    </Box>
  );
};
