import { Box, Button, Typography } from '@mui/material';
import { LogOut } from 'lucide-react';
import { deviceName } from '../../kit/deviceName';
import type { OpenSession } from '../../data/types';
import { useRead } from '../../data/useCall';
import { formatDate } from '../../kit/format';
import { Loaded } from '../../kit/Loaded';
import { StatusChip } from '../../kit/StatusChip';
import { useRemoval } from '../useRemoval';
import { Note } from '../../kit/texts';

interface SessionListProps {
  /** Of the API. Deleting it ends the sessions that the button names. */
  path: string;
  endAllLabel: string;
}

/** The browsers in which a person is signed in, each with a button that ends it. */
export const SessionList = ({ path, endAllLabel }: SessionListProps) => {
  const query = useRead<OpenSession[]>(['sessions', path], path);
  const ending = useRemoval('endSessions', ['sessions']);
  return (
    <Loaded query={query} failure="The sessions could not be loaded.">
      {(sessions) => {
        const own = sessions.find(({ isThisOne }) => isThisOne);
        const isAnyOther = sessions.some(({ isThisOne }) => !isThisOne);
        return (
          <>
            {sessions.length === 0 && <Typography color="text.secondary">Not signed in anywhere.</Typography>}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  own={own}
                  busy={ending.isPending}
                  onEnd={() => ending.mutate(`${path}/${session.id}`)}
                />
              ))}
            </Box>
            {isAnyOther && (
              <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
                <Button variant="outlined" disabled={ending.isPending} onClick={() => ending.mutate(path)} sx={{ minHeight: 44 }}>
                  {endAllLabel}
                </Button>
              </Box>
            )}
          </>
        );
      }}
    </Loaded>
  );
};

interface SessionRowProps {
  session: OpenSession;
  /** The session that looks. */
  own: OpenSession | undefined;
  busy: boolean;
  onEnd: () => void;
}

const SessionRow = ({ session, own, busy, onEnd }: SessionRowProps) => {
  const { userAgent, isThisOne, createdAt, lastUsedAt } = session;
  const name = deviceName(userAgent);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Typography sx={{ fontWeight: 650 }}>{name === '-' ? 'Unknown browser' : name}</Typography>
          {isThisOne && <StatusChip tone="info">This one</StatusChip>}
        </Box>
        <Note>
          Signed in <time dateTime={createdAt}>{formatDate(createdAt)}</time>, last used{' '}
          <time dateTime={lastUsedAt}>{formatDate(lastUsedAt)}</time>
          {placeOf(session, own)}
        </Note>
      </Box>
      {!isThisOne && (
        <Button
          startIcon={<LogOut size={18} />}
          disabled={busy}
          onClick={onEnd}
          aria-label={`End the session in ${name}, last used ${formatDate(lastUsedAt)}`}
          sx={{ flex: 'none', minHeight: 44 }}
        >
          End
        </Button>
      )}
    </Box>
  );
};

/** Addresses are known as hashes only: equal ones are the same place. */
function placeOf({ addressKey, isThisOne }: OpenSession, own: OpenSession | undefined): string {
  if (isThisOne || !own || addressKey === null) return '';
  return addressKey === own.addressKey ? ', from the same place as this one' : ', from another place';
}
