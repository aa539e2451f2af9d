import { type Theme, Typography } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../data/ApiError';
import { apiName } from '../data/dataProvider';
import { request } from '../data/request';
import type { OpenElsewhere, OpenRecordResponse } from '../data/types';
import { formatTime } from '../kit/format';
import { OverwrittenChanges } from './history/OverwrittenChanges';

const EVERY_MS = 30_000;
/** While nobody is signed in. */
const SELDOM_MS = 60_000;
const SIGNED_OUT = 401;
const NAMES = new Intl.ListFormat('en-GB');

const CLOSED: OpenRecordResponse = { others: [], changedAt: null, overwritten: [] };

/** For forms whose saves are merged. */
export const MERGED = 'What you both change is merged when it is saved.';

interface OthersHereProps {
  /** As the screens call it. */
  resource: string;
  id: string;
  /** What to do about it. */
  advice: string;
  /** When what is shown was last changed; `onChanged` is told when the record has changed since. */
  shownAt?: string;
  onChanged?: () => void;
  sx?: SystemStyleObject<Theme>;
}

/** Tells the others that the record is open here, and who else has it open. Tells them at once when it is closed. */
export const OthersHere = ({ resource, id, advice, shownAt, onChanged, sx }: OthersHereProps) => {
  const path = `/api/admin/open-records/${apiName(resource)}/${id}`;
  const { data: { others, changedAt, overwritten } = CLOSED } = useQuery({
    queryKey: ['open-records', path],
    queryFn: async () => (await request<OpenRecordResponse>(path, { method: 'PUT', isBackground: true })).json,
    refetchInterval: ({ state: { error } }) => (error instanceof ApiError && error.status === SIGNED_OUT ? SELDOM_MS : EVERY_MS),
    refetchOnWindowFocus: 'always',
    retry: false,
    gcTime: 0,
  });
  const isBehind = shownAt !== undefined && changedAt !== null && changedAt > shownAt;
  useEffect(() => {
    if (isBehind) onChanged?.();
  }, [isBehind, changedAt, onChanged]);
  useEffect(() => {
    const close = () => void request(path, { method: 'DELETE', isBackground: true, keepalive: true }).catch(() => undefined);
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [path]);
  return (
    <>
      <OverwrittenChanges changes={overwritten} sx={{ flexBasis: '100%', ...sx }} />
      <Typography
        role="status"
        variant="body2"
        sx={{ flexBasis: '100%', display: 'flex', alignItems: 'center', gap: 1, '&:empty': { display: 'none' }, ...sx }}
      >
        {others.length > 0 && (
          <>
            <Users size={18} aria-hidden style={{ flex: 'none' }} />
            <span>
              {sentenceOf(others)} {advice}
            </span>
          </>
        )}
      </Typography>
    </>
  );
};

/** 'anna also has this open, since 14:02.' */
function sentenceOf(others: OpenElsewhere[]): string {
  const [first] = others;
  const names = others.map(({ username, isSelf }) => (isSelf ? 'you in another browser' : username));
  const since = first && others.length === 1 ? `, since ${formatTime(first.since)}` : '';
  if (first?.isSelf && others.length === 1) return `You also have this open in another browser${since}.`;
  return `${NAMES.format(names)} also ${others.length > 1 ? 'have' : 'has'} this open${since}.`;
}
