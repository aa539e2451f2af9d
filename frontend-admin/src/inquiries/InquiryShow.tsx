import { Box, Button, DialogActions, DialogContent, Link, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Phone } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { apiName } from '../data/dataProvider';
import type { Inquiry } from '../data/types';
import { useRead, useStaff } from '../data/useCall';
import { ChoiceField } from '../kit/ChoiceField';
import { DialogFrame } from '../kit/DialogFrame';
import { EmptyState } from '../kit/EmptyState';
import { Facts } from '../kit/Facts';
import { formatDate } from '../kit/format';
import { IconAction } from '../kit/IconAction';
import { TableSkeleton } from '../kit/Loaded';
import { Note } from '../kit/texts';
import { OthersHere } from '../editing/OthersHere';
import { thumbSized } from '../kit/theme/components';
import { useLetter, useShortcut } from '../kit/useShortcut';
import { ComplaintOutcome, InquiryNotes, InquiryOutcome } from './EditedParts';
import { InquiryConversation } from './InquiryConversation';
import { InquiryDeliveries } from './InquiryDeliveries';
import { CorrectDetails } from './InquiryForms';
import { InquiryHistory } from './InquiryHistory';
import { InquiryPhotos } from './InquiryPhotos';
import {
  CallBackChip,
  DeadlineChip,
  FloodNotice,
  MarkAsSpam,
  SameSenderLinks,
  SpamNotice,
  StateChips,
  StatusSelect,
} from './InquiryStatus';
import { InquiryRenewals } from './renewals/InquiryRenewals';
import { channels, isComplaint, leadChoices, phoneLink, serviceName } from './texts';
import { useFollowUp } from './useFollowUp';

export const InquiryShow = ({ id, onClose }: { id: string; onClose: () => void }) => {
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

/** The server returns no more. */
const MOST = 1_000;

/**
 * Returns the steps to the neighbours of an enquiry in the list as it is filtered and sorted. The order is read when the dialog opens:
 * an enquiry that no longer matches the filter once it is answered keeps its place, so none is skipped.
 */
function useInquiryOrder(id: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(id);
  const { data: ids = [] } = useRead<string[]>(['inquiry-order', search], `/api/admin/${apiName('inquiries')}/ids?${listQuery(search)}`, {
    staleTime: Infinity,
    gcTime: 0,
  });
  const at = ids.indexOf(id);
  // Back leads to the list.
  const stepTo = (other: string | undefined) => other && (() => void navigate(`/inquiries/${other}${search}`, { replace: true }));
  return {
    /** Such as '3 of 12'. */
    position: at < 0 ? undefined : `${at + 1} of ${ids.length < MOST ? ids.length : `${MOST}+`}`,
    goPrevious: stepTo(at > 0 ? ids[at - 1] : undefined) || undefined,
    goNext: stepTo(at < 0 ? undefined : ids[at + 1]) || undefined,
    /** Whether the open enquiry was reached from another one. */
    wasMoved: id !== opened,
  };
}

type InquiryOrder = ReturnType<typeof useInquiryOrder>;

/** Turns the address of react-admin's list into the API's query. */
function listQuery(search: string): URLSearchParams {
  const list = new URLSearchParams(search);
  return new URLSearchParams({
    filter: list.get('filter') ?? '{}',
    sort: JSON.stringify([list.get('sort') ?? 'createdAt', list.get('order') ?? 'DESC']),
  });
}

const InquiryPager = ({ position, goPrevious, goNext }: InquiryOrder) => {
  useShortcut('Alt+P', goPrevious);
  useShortcut('Alt+N', goNext);
  useLetter('k', goPrevious);
  useLetter('j', goNext);
  if (!position) return null;
  return (
    <Box role="group" aria-label="Other enquiries" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: -1 }}>
      <IconAction
        label="Previous enquiry (K or Alt+P)"
        icon={ChevronLeft}
        aria-keyshortcuts="K Alt+P"
        disabled={!goPrevious}
        onClick={goPrevious}
      />
      <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {position}
      </Typography>
      <IconAction label="Next enquiry (J or Alt+N)" icon={ChevronRight} aria-keyshortcuts="J Alt+N" disabled={!goNext} onClick={goNext} />
    </Box>
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
      <FloodNotice {...inquiry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" sx={{ mr: 0.5 }}>
          Message from {inquiry.name}
        </Typography>
        <CallBackChip {...inquiry} />
        <StateChips {...inquiry} />
      </Box>
      {inquiry.phone && (
        <Button
          href={phoneLink(inquiry.phone)}
          variant="contained"
          fullWidth
          startIcon={<Phone size={20} />}
          sx={{ display: { md: 'none' }, minHeight: 56, mb: 1.5, fontSize: '1.0625rem' }}
        >
          Call {inquiry.phone}
        </Button>
      )}
      <Box sx={{ display: { md: 'none' }, mb: 1.5, overflowWrap: 'anywhere' }}>
        {inquiry.email && <ContactLink href={`mailto:${inquiry.email}`}>{inquiry.email}</ContactLink>}
        <Note>{[serviceName(inquiry), inquiry.company, inquiry.place].filter((part) => part && part !== '-').join(', ')}</Note>
      </Box>
      <Typography sx={{ mb: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', p: 2, borderRadius: '8px', bgcolor: 'action.hover' }}>
        {inquiry.message}
      </Typography>
      {inquiry.photoCount > 0 && <InquiryPhotos {...inquiry} />}
      <InquiryConversation {...inquiry} goNext={goNext} wasMoved={wasMoved} />
    </div>
    <Box sx={COLUMN}>
      <div>
        <InquiryFacts inquiry={inquiry} />
        <CorrectDetails {...inquiry} />
      </div>
      {isComplaint(inquiry) ? <ComplaintOutcome {...inquiry} /> : !inquiry.isSpam && <InquiryOutcome {...inquiry} />}
      <InquiryRenewals {...inquiry} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <InquiryNotes {...inquiry} />
        <InquiryHistory id={inquiry.id} />
      </Box>
      <InquiryDeliveries {...inquiry} />
    </Box>
  </Box>
);

const InquiryFacts = ({ inquiry }: { inquiry: Inquiry }) => {
  const { email, phone, respondedAt, delayedTo, isSpam, channel, heardFrom } = inquiry;
  return (
    <Facts
      columns={2}
      facts={{
        Name: inquiry.name,
        Status: <StatusSelect {...inquiry} />,
        Email: email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>,
        Phone: phone && <ContactLink href={phoneLink(phone)}>{phone}</ContactLink>,
        Company: inquiry.company,
        'Service Requested': serviceName(inquiry),
        'Date Submitted': <time dateTime={inquiry.createdAt}>{formatDate(inquiry.createdAt)}</time>,
        Reply: respondedAt ? `first given ${formatDate(respondedAt)}` : !isSpam && <DeadlineChip {...inquiry} />,
        'Customer Told': delayedTo && !respondedAt && `that the reply comes by ${formatDate(delayedTo)}`,
        'Came By': channel !== 'form' && channels.find(({ id }) => id === channel)?.name,
        Where: inquiry.place,
        'Sent From': inquiry.source && <PageLink path={inquiry.source} />,
        'Heard of Us': leadChoices.heardFrom.find(({ id }) => id === heardFrom)?.name,
        'Came From': inquiry.referrerHost,
        Campaign: inquiry.utmSource,
        'Same Sender': inquiry.sameSender.length > 0 && <SameSenderLinks {...inquiry} />,
        'Assigned To': <AssigneeSelect {...inquiry} />,
      }}
    />
  );
};

const ContactLink = (link: { href: string; children: string }) => <Link {...link} sx={thumbSized} />;

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
  const people = assignee && !staff.some((one) => one.id === assignee.id) ? [assignee, ...staff] : staff;
  return (
    <ChoiceField
      hiddenLabel
      value={assignee?.id ?? NOBODY}
      choices={[{ id: NOBODY, name: 'Nobody yet' }, ...people.map(({ id: key, username }) => ({ id: key, name: username }))]}
      disabled={isPending}
      onChange={(chosen) => followUp({ kind: 'assignee', content: { assigneeId: chosen === NOBODY ? null : chosen } })}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Who looks after ${name}` } } }}
      sx={{ width: '100%', maxWidth: 240 }}
    />
  );
};
