import { Box, Button, DialogActions, DialogContent, Link, MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useGetOne } from 'react-admin';
import type { Inquiry } from '../data/types';
import { useStaff } from '../data/useCall';
import { DialogFrame } from '../kit/DialogFrame';
import { EmptyState } from '../kit/EmptyState';
import { Fact, Facts } from '../kit/Facts';
import { formatDate } from '../kit/format';
import { TableSkeleton } from '../kit/Loaded';
import { OthersHere } from '../editing/OthersHere';
import { thumbSized } from '../kit/theme/components';
import { useDialogRoute } from '../editing/useDialogRoute';
import { ComplaintOutcome } from './ComplaintOutcome';
import { InquiryConversation } from './InquiryConversation';
import { InquiryDeliveries } from './InquiryDeliveries';
import { InquiryHistory } from './InquiryHistory';
import { InquiryNotes } from './InquiryNotes';
import { InquiryOutcome } from './InquiryOutcome';
import { type InquiryOrder, InquiryPager, useInquiryOrder } from './InquiryPager';
import { InquiryPhotos } from './InquiryPhotos';
import { AnswerChip, CallBackChip, CustomerWroteChip, DeadlineChip, OutcomeChip, SolvedChip, StatusSelect } from './InquiryStatus';
import { InquiryRenewals } from './renewals/InquiryRenewals';
import { MarkAsSpam, SpamNotice } from './spam';
import { channels, heardLabels, phoneLink, serviceName } from './texts';
import { useFollowUp } from './useFollowUp';

/** A dialog, open when the address has an id. */
export const InquiryShow = () => {
  const { id, close } = useDialogRoute();
  return id === undefined ? null : <OpenDialog id={id} onClose={close} />;
};

const OpenDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: inquiry, error } = useGetOne<Inquiry>('inquiries', { id });
  const order = useInquiryOrder(id);
  const client = useQueryClient();
  const readAgain = useCallback(() => void client.invalidateQueries({ queryKey: ['inquiries'] }), [client]);
  return (
    <DialogFrame title="Inquiry Details" onClose={onClose} maxWidth="lg">
      <OpenedContent key={id} wasMoved={order.wasMoved}>
        {inquiry && <InquiryParts inquiry={inquiry} order={order} />}
        {!inquiry && (error ? <EmptyState text={`This enquiry could not be loaded. ${error.message}`} /> : <TableSkeleton />)}
      </OpenedContent>
      <DialogActions
        disableSpacing
        sx={{
          px: { xs: 2, sm: 3 },
          py: 1.5,
          flexWrap: 'wrap',
          gap: { xs: 0.75, sm: 1.5 },
          '& .MuiButton-root': { px: { xs: 1.25, sm: 2 } },
        }}
      >
        {inquiry && (
          <OthersHere key={id} resource="inquiries" id={id} advice="Agree who replies." shownAt={inquiry.updatedAt} onChanged={readAgain} />
        )}
        <InquiryPager {...order} />
        <Box sx={{ flex: 1 }} />
        {inquiry && <MarkAsSpam {...inquiry} />}
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};

/** Takes the focus after a step to another enquiry, so that the keyboard reads on from its beginning. */
const OpenedContent = ({ wasMoved, children }: { wasMoved: boolean; children: ReactNode }) => {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasMoved) content.current?.focus();
  }, [wasMoved]);
  return (
    <DialogContent ref={content} dividers tabIndex={0} sx={{ '&:focus:not(:focus-visible)': { outline: 0 } }}>
      {children}
    </DialogContent>
  );
};

const COLUMN = { display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' };

/** Name, call, message and reply come first: on a phone everything else is below the fold. */
const InquiryParts = ({ inquiry, order: { goNext, wasMoved } }: { inquiry: Inquiry; order: InquiryOrder }) => (
  <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
    <div>
      <SpamNotice {...inquiry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" sx={{ mr: 0.5 }}>
          Message from {inquiry.name}
        </Typography>
        <CallBackChip {...inquiry} />
        <CustomerWroteChip {...inquiry} />
        <SolvedChip {...inquiry} />
        <AnswerChip {...inquiry} />
        <OutcomeChip {...inquiry} />
      </Box>
      {inquiry.phone && (
        <Button
          href={phoneLink(inquiry.phone)}
          variant="contained"
          fullWidth
          startIcon={<Phone size={20} />}
          sx={{ display: { md: 'none' }, minHeight: 56, mb: 2, fontSize: '1.0625rem' }}
        >
          Call {inquiry.phone}
        </Button>
      )}
      <Typography sx={{ mb: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', p: 2, borderRadius: '8px', bgcolor: 'action.hover' }}>
        {inquiry.message}
      </Typography>
      {inquiry.photoCount > 0 && <InquiryPhotos {...inquiry} />}
      <InquiryConversation {...inquiry} goNext={goNext} wasMoved={wasMoved} />
    </div>
    <Box sx={COLUMN}>
      <div>
        <InquiryFacts inquiry={inquiry} />
        <InquiryNotes {...inquiry} />
      </div>
      {inquiry.topic === 'data' ? <ComplaintOutcome {...inquiry} /> : !inquiry.isSpam && <InquiryOutcome {...inquiry} />}
      <InquiryRenewals {...inquiry} />
      <InquiryDeliveries {...inquiry} />
      <InquiryHistory id={inquiry.id} />
    </Box>
  </Box>
);

const InquiryFacts = ({ inquiry }: { inquiry: Inquiry }) => (
  <Facts columns={2}>
    <Fact label="Name">{inquiry.name}</Fact>
    <Fact label="Status">
      <StatusSelect {...inquiry} />
    </Fact>
    {inquiry.email && (
      <Fact label="Email">
        <Link href={`mailto:${inquiry.email}`} sx={thumbSized}>
          {inquiry.email}
        </Link>
      </Fact>
    )}
    {inquiry.phone && (
      <Fact label="Phone">
        <Link href={phoneLink(inquiry.phone)} sx={thumbSized}>
          {inquiry.phone}
        </Link>
      </Fact>
    )}
    {inquiry.company && <Fact label="Company">{inquiry.company}</Fact>}
    <Fact label="Service Requested">{serviceName(inquiry)}</Fact>
    <Fact label="Date Submitted">
      <time dateTime={inquiry.createdAt}>{formatDate(inquiry.createdAt)}</time>
    </Fact>
    {(inquiry.respondedAt || !inquiry.isSpam) && (
      <Fact label="Reply">{inquiry.respondedAt ? <>first given {formatDate(inquiry.respondedAt)}</> : <DeadlineChip {...inquiry} />}</Fact>
    )}
    {inquiry.delayedTo && !inquiry.respondedAt && (
      <Fact label="Customer Told">that the reply comes by {formatDate(inquiry.delayedTo)}</Fact>
    )}
    {inquiry.channel !== 'form' && <Fact label="Came By">{channels.find(({ id }) => id === inquiry.channel)?.name}</Fact>}
    {inquiry.place && <Fact label="Where">{inquiry.place}</Fact>}
    {inquiry.source && (
      <Fact label="Sent From">
        <PageLink path={inquiry.source} />
      </Fact>
    )}
    {inquiry.heardFrom && <Fact label="Heard of Us">{heardLabels[inquiry.heardFrom]}</Fact>}
    {inquiry.referrerHost && <Fact label="Came From">{inquiry.referrerHost}</Fact>}
    {inquiry.utmSource && <Fact label="Campaign">{inquiry.utmSource}</Fact>}
    <Fact label="Assigned To">
      <AssigneeSelect {...inquiry} />
    </Fact>
  </Facts>
);

/** Other sources than pages are no paths. */
const PageLink = ({ path }: { path: string }) =>
  path.startsWith('/') ? (
    <Link href={path} target="_blank" rel="noreferrer" sx={thumbSized}>
      {path}
    </Link>
  ) : (
    path
  );

const NOBODY = 'nobody';

const AssigneeSelect = ({ id, name, assignee }: Pick<Inquiry, 'id' | 'name' | 'assignee'>) => {
  const staff = useStaff().filter(({ isActive }) => isActive);
  const { followUp, isPending } = useFollowUp(id);
  // Keeps showing an assignee who has left.
  const choices = assignee && !staff.some((one) => one.id === assignee.id) ? [assignee, ...staff] : staff;
  return (
    <TextField
      select
      hiddenLabel
      value={assignee?.id ?? NOBODY}
      disabled={isPending}
      onChange={({ target }) => followUp({ kind: 'assignee', assigneeId: target.value === NOBODY ? null : target.value })}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Who looks after ${name}` } } }}
      sx={{ width: '100%', maxWidth: 240 }}
    >
      <MenuItem value={NOBODY}>Nobody yet</MenuItem>
      {choices.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          {one.username}
        </MenuItem>
      ))}
    </TextField>
  );
};
