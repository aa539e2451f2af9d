import { Box, Button, Typography } from '@mui/material';
import { LogOut } from 'lucide-react';
import { deviceName } from '../../kit/deviceName';
import type { OpenSession } from '../../data/types';
import { useRead } from '../../data/useCall';
import { formatDate } from '../../kit/format';
import { Loaded } from '../../kit/Loaded';
import { AccountRow, RowButton } from '../AccountRow';
import { useRemoval } from '../useRemoval';

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
                <Button variant="outlined" disabled={ending.isPending} onClick={() => ending.mutate(path)}>
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
  const note = (
    <>
      Signed in <time dateTime={createdAt}>{formatDate(createdAt)}</time>, last used{' '}
      <time dateTime={lastUsedAt}>{formatDate(lastUsedAt)}</time>
      {placeOf(session, own)}
    </>
  );
  return (
    <AccountRow name={name === '-' ? 'Unknown browser' : name} note={note} isThisOne={isThisOne}>
      {!isThisOne && (
        <RowButton
          icon={LogOut}
          label="End"
          of={`the session in ${name}, last used ${formatDate(lastUsedAt)}`}
          disabled={busy}
          onClick={onEnd}
        />
      )}
    </AccountRow>
  );
};

/** Addresses are known as hashes only: equal ones are the same place. */
function placeOf({ addressKey, isThisOne }: OpenSession, own: OpenSession | undefined): string {
  if (isThisOne || !own || addressKey === null) return '';
  return addressKey === own.addressKey ? ', from the same place as this one' : ', from another place';
}
