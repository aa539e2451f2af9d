import { Box, Button, Typography } from '@mui/material';
import { Pencil, Trash2 } from 'lucide-react';
import type { SecondFactorState } from '../../data/types';
import { formatDate } from '../../kit/format';
import { Note } from '../../kit/texts';

interface FactorListProps {
  state: SecondFactorState;
  busy: boolean;
  /** Called with the factor's path below the account's. */
  onRemove: (path: string) => void;
  onRename: (passkey: SecondFactorState['passkeys'][number]) => void;
}

/** The passkeys and the app of an account, each with a button that removes it. */
export const FactorList = ({ state: { passkeys, hasAuthenticator }, busy, onRemove, onRename }: FactorListProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {passkeys.map((passkey) => {
      const { id, name, createdAt, lastUsedAt } = passkey;
      return (
        <FactorRow
          key={id}
          name={name}
          note={`Passkey since ${formatDate(createdAt)}, ${lastUsedAt ? `last used ${formatDate(lastUsedAt)}` : 'not used yet'}`}
          busy={busy}
          onRemove={() => onRemove(`passkeys/${id}`)}
          onRename={() => onRename(passkey)}
        />
      );
    })}
    {hasAuthenticator && (
      <FactorRow name="Authenticator app" note="Shows six digits" busy={busy} onRemove={() => onRemove('authenticator')} />
    )}
  </Box>
);

interface FactorRowProps {
  name: string;
  note: string;
  busy: boolean;
  onRemove: () => void;
  onRename?: () => void;
}

const FactorRow = ({ name, note, busy, onRemove, onRename }: FactorRowProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
      <Note>{note}</Note>
    </Box>
    {onRename && (
      <Button
        startIcon={<Pencil size={18} />}
        disabled={busy}
        onClick={onRename}
        aria-label={`Rename ${name}`}
        sx={{ flex: 'none', minHeight: 44 }}
      >
        Rename
      </Button>
    )}
    <Button
      startIcon={<Trash2 size={18} />}
      disabled={busy}
      onClick={onRemove}
      aria-label={`Remove ${name}`}
      sx={{ flex: 'none', minHeight: 44 }}
    >
      Remove
    </Button>
  </Box>
);
