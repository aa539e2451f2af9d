import { Box, Button, Typography } from '@mui/material';
import { Trash2 } from 'lucide-react';
import type { SecondFactorState } from '../data/types';
import { formatDate } from '../ui/format';

interface FactorListProps {
  state: Pick<SecondFactorState, 'passkeys' | 'hasAuthenticator'>;
  busy: boolean;
  /** Called with the factor's path below the account's. */
  onRemove: (path: string) => void;
}

/** The passkeys and the app of an account, each with a button that removes it. */
export const FactorList = ({ state: { passkeys, hasAuthenticator }, busy, onRemove }: FactorListProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
      <FactorRow
        key={id}
        name={name}
        note={`Passkey since ${formatDate(createdAt)}, ${lastUsedAt ? `last used ${formatDate(lastUsedAt)}` : 'not used yet'}`}
        busy={busy}
        onRemove={() => onRemove(`passkeys/${id}`)}
      />
    ))}
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
}

const FactorRow = ({ name, note, busy, onRemove }: FactorRowProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
      <Typography variant="body2" color="text.secondary">
        {note}
      </Typography>
    </Box>
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
