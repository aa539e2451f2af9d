import { Box, Card, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { screenName } from '../../data/dataProvider';
import type { PlannedChange } from '../../data/types';
import { thumbSized } from '../../kit/theme/components';
import { PublicationChip, StatusChip } from '../../kit/StatusChip';
import { DraftChip } from '../drafts/ServerDraftLine';
import { PlanRows } from './PlanRows';
import { doing, shortUkTime, usePlans } from './plans';

const pathOf = ({ resource, recordId }: PlannedChange): string =>
  resource === 'homepage' ? '/homepage' : `/${screenName(resource)}/${recordId}`;

/** On the dashboard: what goes live or is taken down at a time, failures first. */
export const PlannedWork = () => {
  const { data: plans = [] } = usePlans();
  const shown = [...plans.filter(({ status }) => status === 'failed'), ...plans.filter(({ status }) => status === 'planned')];
  if (shown.length === 0) return null;
  return (
    <Card component="section" aria-label="Planned changes" sx={{ p: 2.5, pb: 1 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Planned
      </Typography>
      <PlanRows
        plans={shown}
        name={(plan) => (
          <Link component={RouterLink} to={pathOf(plan)} sx={{ ...thumbSized, color: 'inherit' }}>
            {plan.name}
          </Link>
        )}
      />
    </Card>
  );
};

/** In a list: when the record goes live or is taken down next. */
export const PlannedChip = ({ recordId }: { recordId: string }) => {
  const { data = [] } = usePlans();
  const next = data.find((plan) => plan.recordId === recordId && plan.status !== 'done');
  if (!next) return null;
  const isFailed = next.status === 'failed';
  return (
    <StatusChip tone={isFailed ? 'danger' : 'info'}>{isFailed ? 'Plan failed' : `${doing(next)} ${shortUkTime(next.dueAt)}`}</StatusChip>
  );
};

/** A page's status, its plans, and whether it has an unpublished draft. */
export const Publication = ({ id, status }: { id: string; status: 'draft' | 'published' }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    <PublicationChip status={status} />
    <PlannedChip recordId={id} />
    <DraftChip recordId={id} />
  </Box>
);
