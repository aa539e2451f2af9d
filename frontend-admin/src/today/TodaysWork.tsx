import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { DashboardSummary } from '../data/types';
import { navy, type ToneName, yellow } from '../kit/theme/colours';
import { promiseTime } from '../inquiries/texts';
import { StatusChip } from '../kit/StatusChip';

const listOf = (filter: object) => `/inquiries?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const WorkLink = ({ to, tone, text }: { to: string; tone: ToneName; text: string }) => (
  <Box component={Link} to={to} sx={{ py: 0.5, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}>
    <StatusChip tone={tone}>{text}</StatusChip>
  </Box>
);

type Work = Pick<
  DashboardSummary,
  | 'newInquiries'
  | 'nextDueAt'
  | 'undeliveredInquiries'
  | 'overdueInquiries'
  | 'dueSoonInquiries'
  | 'customerWroteInquiries'
  | 'contentFindings'
> & {
  isPending: boolean;
};

function waitingText(count: number, nextDueAt: string | null): string {
  const by = nextDueAt && promiseTime(nextDueAt);
  if (count === 1) return `A customer is waiting for a reply${by ? `, which was promised by ${by}` : ''}.`;
  return `Customers are waiting for a reply.${by ? ` The first was promised one by ${by}.` : ''}`;
}

/** The one thing to do first. Navy in both modes while something waits. */
export const TodaysWork = ({
  newInquiries: count,
  nextDueAt,
  undeliveredInquiries: undelivered,
  overdueInquiries,
  dueSoonInquiries,
  customerWroteInquiries: again,
  contentFindings: findings,
  isPending,
}: Work) => {
  const waiting = count > 0;
  return (
    <Card
      component="section"
      aria-label="New Inquiries"
      sx={{
        p: { xs: 2.5, sm: 3.5 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        ...(waiting && { bgcolor: navy[900], borderColor: navy[700], color: '#fff' }),
      }}
    >
      <Typography
        component="p"
        sx={{
          fontSize: { xs: '2.75rem', sm: '3.5rem' },
          lineHeight: 1,
          fontWeight: 750,
          letterSpacing: '-0.03em',
          color: waiting ? yellow[400] : 'text.primary',
        }}
      >
        {isPending ? <Skeleton width={56} /> : count}
      </Typography>
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography variant="h2">New Inquiries</Typography>
        <Typography sx={{ mt: 0.25, color: waiting ? '#C6CFDE' : 'text.secondary' }}>
          {isPending ? <Skeleton width="80%" /> : waiting ? waitingText(count, nextDueAt) : 'Every enquiry has had a reply.'}
        </Typography>
        <Box sx={{ mt: 1.25, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {undelivered > 0 && (
            <WorkLink
              to={listOf({ replyFailed: 'true' })}
              tone="danger"
              text={undelivered === 1 ? '1 answer was not delivered' : `${undelivered} answers were not delivered`}
            />
          )}
          {overdueInquiries > 0 && <WorkLink to={listOf({ promise: 'overdue' })} tone="danger" text={`${overdueInquiries} overdue`} />}
          {dueSoonInquiries > 0 && <WorkLink to={listOf({ promise: 'due-soon' })} tone="attention" text={`${dueSoonInquiries} due soon`} />}
          {again > 0 && (
            <WorkLink
              to={listOf({ customerWrote: 'true' })}
              tone="attention"
              text={again === 1 ? '1 customer wrote again' : `${again} customers wrote again`}
            />
          )}
          {findings > 0 && (
            <WorkLink
              to="/content-checks"
              tone="neutral"
              text={findings === 1 ? '1 thing to mend on the pages' : `${findings} things to mend on the pages`}
            />
          )}
        </Box>
      </Box>
      <Button
        component={Link}
        to={listOf(waiting ? { status: 'new' } : {})}
        variant={waiting ? 'contained' : 'outlined'}
        endIcon={<ArrowRight size={18} />}
      >
        {waiting ? 'Reply now' : 'All enquiries'}
      </Button>
    </Card>
  );
};
