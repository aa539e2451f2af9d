import { Box, Button, DialogActions, DialogContent, Link, MenuItem, TextField, Typography } from '@mui/material';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import type { Inquiry, ReplyTemplate } from '../data/types';
import { useStaff } from '../data/useCall';
import { DialogFrame } from '../ui/DialogFrame';
import { EmptyState } from '../ui/EmptyState';
import { Fact, Facts } from '../ui/Facts';
import { formatDate } from '../ui/format';
import { TableSkeleton } from '../ui/Loaded';
import { thumbSized } from '../theme/components';
import { useDialogRoute } from '../ui/RecordDialogs';
import { InquiryConversation } from './InquiryConversation';
import { InquiryDeliveries } from './InquiryDeliveries';
import { InquiryHistory } from './InquiryHistory';
import { InquiryNotes } from './InquiryNotes';
import { InquiryPhotos } from './InquiryPhotos';
import { CallBackChip, DeadlineChip, SolvedChip, StatusSelect } from './InquiryStatus';
import { MarkAsSpam, SpamNotice } from './spam';
import { phoneLink, replyLink, serviceName } from './texts';
import { useFollowUp, useInquiryPart } from './useFollowUp';

/** A dialog, open when the address has an id. */
export const InquiryShow = () => {
  const { id, close } = useDialogRoute();
  return id === undefined ? null : <OpenDialog key={id} id={id} onClose={close} />;
};

const OpenDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: inquiry, error } = useGetOne<Inquiry>('inquiries', { id });
  return (
    <DialogFrame title="Inquiry Details" onClose={onClose} maxWidth="lg">
      <DialogContent dividers tabIndex={0}>
        {inquiry && (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
            <div>
              <InquiryFacts inquiry={inquiry} />
            </div>
            <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <InquiryDeliveries {...inquiry} />
              <InquiryHistory id={inquiry.id} />
            </Box>
          </Box>
        )}
        {!inquiry && (error ? <EmptyState text={`This inquiry could not be loaded. ${error.message}`} /> : <TableSkeleton />)}
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        {inquiry && <MarkAsSpam {...inquiry} />}
        <Box sx={{ flex: 1 }} />
        {inquiry && <ReplyActions {...inquiry} />}
      </DialogActions>
    </DialogFrame>
  );
};

const InquiryFacts = ({ inquiry }: { inquiry: Inquiry }) => (
  <>
    <SpamNotice {...inquiry} />
    <Facts columns={2}>
      <Fact label="Name">{inquiry.name}</Fact>
      <Fact label="Status">
        <StatusSelect {...inquiry} />
      </Fact>
    </Facts>
    {/* First, as on a phone the other facts are below the fold. */}
    <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
      Message
    </Typography>
    <Typography sx={{ mb: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', p: 2, borderRadius: '8px', bgcolor: 'action.hover' }}>
      {inquiry.message}
    </Typography>
    {inquiry.photoCount > 0 && <InquiryPhotos {...inquiry} />}
    <Facts columns={2}>
      <Fact label="Email">
        <Link href={`mailto:${inquiry.email}`} sx={thumbSized}>
          {inquiry.email}
        </Link>
      </Fact>
      {inquiry.phone && (
        <Fact label="Phone">
          <Link href={phoneLink(inquiry.phone)} sx={thumbSized}>
            {inquiry.phone}
          </Link>
        </Fact>
      )}
      {inquiry.company && <Fact label="Company">{inquiry.company}</Fact>}
      <Fact label="Service Requested">{serviceName(inquiry.service)}</Fact>
      {inquiry.source && <Fact label="Sent From">{inquiry.source}</Fact>}
      <Fact label="Date Submitted">
        <time dateTime={inquiry.createdAt}>{formatDate(inquiry.createdAt)}</time>
      </Fact>
      <Fact label="Assigned To">
        <AssigneeSelect {...inquiry} />
      </Fact>
      {(inquiry.respondedAt || !inquiry.isSpam) && (
        <Fact label="Reply">
          {inquiry.respondedAt ? <>first given {formatDate(inquiry.respondedAt)}</> : <DeadlineChip {...inquiry} />}
        </Fact>
      )}
      {inquiry.delayedTo && !inquiry.respondedAt && (
        <Fact label="Customer Told">that the reply comes by {formatDate(inquiry.delayedTo)}</Fact>
      )}
      {(inquiry.callBackFrom || inquiry.solvedAt) && (
        <Fact label="Customer's Wish">
          <CallBackChip {...inquiry} /> <SolvedChip {...inquiry} />
        </Fact>
      )}
    </Facts>
    <InquiryConversation {...inquiry} />
    <InquiryNotes {...inquiry} />
  </>
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

const BLANK = -1;

const ReplyActions = ({ id, email }: Pick<Inquiry, 'id' | 'email'>) => {
  const { data: templates = [] } = useInquiryPart<ReplyTemplate[]>(id, 'replies');
  const [chosen, setChosen] = useState(BLANK);
  return (
    <>
      {templates.length > 0 && (
        <TextField
          select
          label="Reply template"
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
          sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' }, maxWidth: { sm: 260 } }}
        >
          <MenuItem value={BLANK}>None</MenuItem>
          {templates.map(({ name }, index) => (
            <MenuItem key={index} value={index}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Button
        variant="contained"
        href={replyLink(email, templates[chosen]?.text)}
        startIcon={<Mail size={18} />}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >
        Reply via Email
      </Button>
    </>
  );
};
