import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Phone } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useContentKey } from '../data/idempotencyKey';
import type { DashboardSummary, TodaysItem } from '../data/types';
import { useCall } from '../data/useCall';
import { deadlineState, phoneLink } from '../inquiries/texts';
import { ActionAlert } from '../kit/ActionAlert';
import { EmptyState } from '../kit/EmptyState';
import { counted } from '../kit/format';
import { StatusChip } from '../kit/StatusChip';
import { thumbSized } from '../kit/theme/components';
import type { ToneName } from '../kit/theme/colours';
import { showToast } from '../kit/toasts';
import { useNotices } from '../kit/useNotices';
import { useNow } from '../kit/useNow';
import { ScreenLink } from '../kit/texts';

const GROUPS: readonly { urgency: TodaysItem['urgency']; title: string; tone: ToneName }[] = [
  { urgency: 'now', title: 'First', tone: 'danger' },
  { urgency: 'today', title: 'Next', tone: 'attention' },
  { urgency: 'later', title: 'When there is time', tone: 'neutral' },
];

interface TodaysListProps {
  /** Undefined while it is loaded. */
  today?: DashboardSummary['today'];
  onTry: () => void;
}

/** What there is to do, done in place where one press can do it. */
export const TodaysList = ({ today, onTry }: TodaysListProps) => {
  const { items = [], total = 0, more = [], notAsked = [] } = today ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card component="section" aria-labelledby="today">
      <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="h2" id="today" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          Today
        </Typography>
        <Typography color="text.secondary">
          {today ? total > 0 && counted(total, 'thing to do', 'things to do') : <Skeleton width={96} />}
        </Typography>
      </Box>
      {notAsked.length > 0 && (
        <ActionAlert severity="warning" sx={{ borderRadius: 0 }} action="Try again" onAction={onTry}>
          Could not ask: {notAsked.join(', ')}.
        </ActionAlert>
      )}
      {!today && <Waiting />}
      {today && total === 0 && notAsked.length === 0 && (
        <EmptyState icon={Check} text="Nothing to do: every enquiry has had a reply, and nothing waits." />
      )}
      {GROUPS.map(({ urgency, title, tone }) => {
        const rows = items.filter((item) => item.urgency === urgency);
        if (rows.length === 0) return null;
        return (
          <Box key={urgency} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="h3" sx={{ px: { xs: 2, sm: 2.5 }, pt: 2, fontSize: '0.875rem', color: 'text.secondary' }}>
              {title}
            </Typography>
            <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map((item) => (
                <Item key={item.key} item={item} tone={tone} isFirst={item === items[0]} onDone={() => heading.current?.focus()} />
              ))}
            </Box>
          </Box>
        );
      })}
      {more.length > 0 && (
        <Box
          component="ul"
          aria-label="More"
          sx={{ listStyle: 'none', m: 0, px: { xs: 2, sm: 2.5 }, py: 2, borderTop: 1, borderColor: 'divider' }}
        >
          {more.map(({ name, count, path }) => (
            <li key={name}>
              <ScreenLink to={path} sx={thumbSized}>
                {`${count} more: ${name}`}
              </ScreenLink>
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
};

const Waiting = () => (
  <Box aria-hidden sx={{ px: { xs: 2, sm: 2.5 }, pb: 2.5, display: 'grid', gap: 1.5 }}>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={56} />
    ))}
  </Box>
);

const BUTTON = { minHeight: { xs: 44, md: 34 }, whiteSpace: 'nowrap' } as const;

/** Kinds of items for which the telephone is the way. */
const TO_CALL: readonly string[] = ['Call', 'Undelivered'];

interface ItemProps {
  item: TodaysItem;
  tone: ToneName;
  /** Of all. */
  isFirst: boolean;
  onDone: () => void;
}

const Item = ({ item, tone, isFirst, onDone }: ItemProps) => {
  const { kind, title, text, words, dueAt, path, opens, phone, action } = item;
  const navigate = useNavigate();
  const isToCall = phone !== null && TO_CALL.includes(kind);
  return (
    <Box
      component="li"
      // Besides its button, which keyboards and screen readers use.
      onClick={({ target }: MouseEvent) => {
        if (path !== null && target instanceof Element && !target.closest('a, button') && !window.getSelection()?.toString())
          void navigate(path);
      }}
      sx={{
        ...(path !== null && { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }),
        ...{ px: { xs: 2, sm: 2.5 }, py: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, columnGap: 2 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 360px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <StatusChip tone={tone}>{kind}</StatusChip>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {title}
          </Typography>
        </Box>
        {words && (
          <Typography noWrap sx={{ mt: 0.5 }}>
            {`‘${words}’`}
          </Typography>
        )}
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {text} {dueAt && <Due dueAt={dueAt} />}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {phone && (
          <Button
            href={phoneLink(phone)}
            variant={isToCall ? 'contained' : 'text'}
            startIcon={<Phone size={16} aria-hidden />}
            aria-label={`Call ${title}, ${phone}`}
            sx={BUTTON}
          >
            Call
          </Button>
        )}
        {action && <ActionButton action={action} title={title} onDone={onDone} />}
        {path !== null && (
          <Button
            component={Link}
            to={path}
            variant={isFirst && !isToCall ? 'contained' : 'outlined'}
            aria-label={`${opens}: ${title}`}
            sx={BUTTON}
          >
            {opens}
          </Button>
        )}
      </Box>
    </Box>
  );
};

/** 'Overdue by 2 h, Tue 24 Nov 08:00.' */
const Due = ({ dueAt }: { dueAt: string }) => {
  const state = deadlineState({ dueAt, respondedAt: null }, useNow());
  if (!state) return null;
  const isLate = state.tone === 'danger';
  return (
    <Box component="span" sx={{ display: 'inline-block', fontWeight: 600, color: isLate ? 'error.main' : 'text.primary' }}>
      {`${state.text.charAt(0).toUpperCase()}${state.text.slice(1)}.`}
    </Box>
  );
};

interface ActionButtonProps {
  action: NonNullable<TodaysItem['action']>;
  title: string;
  onDone: () => void;
}

/** Does it here; then everything that is shown is read again, because it may concern any of it. */
const ActionButton = ({ action: { label, method, path, body, done }, title, onDone }: ActionButtonProps) => {
  const call = useCall();
  const client = useQueryClient();
  const once = useContentKey();
  const { failed } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const sent = body === null ? undefined : JSON.stringify(body);
      return call(path, { method, body: sent, headers: once.headersFor(`${method} ${path} ${sent}`) });
    },
    onSuccess: async () => {
      once.responded();
      showToast({ title: done, description: title, variant: 'default' });
      onDone();
      await client.invalidateQueries();
    },
    onError: (error) => failed('backoffice.notDone', error),
  });
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate()} aria-label={`${label}: ${title}`} sx={BUTTON}>
      {label}
    </Button>
  );
};
