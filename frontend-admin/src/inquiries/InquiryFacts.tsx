import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Inquiry } from '../data/types';
import { SpamNotice } from '../spam/SpamNotice';
import { Fact } from '../ui/Fact';
import { formatDate } from '../ui/formatDate';
import { thumbSized } from '../ui/thumbSized';
import { AssigneeSelect } from './AssigneeSelect';
import { serviceName } from './choices';
import { phoneLink } from './format';
import { InquiryNotes } from './InquiryNotes';
import { PromiseChip } from './PromiseChip';
import { StatusSelect } from './StatusSelect';

export const InquiryFacts = ({ inquiry }: { inquiry: Inquiry }) => (
  <>
    <SpamNotice {...inquiry} />
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Fact label="Name">{inquiry.name}</Fact>
      <Fact label="Status">
        <StatusSelect {...inquiry} />
      </Fact>
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
        <Fact label="Reply">{inquiry.respondedAt ? <>first given {formatDate(inquiry.respondedAt)}</> : <PromiseChip {...inquiry} />}</Fact>
      )}
    </Box>
    <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
      Message
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', p: 2, borderRadius: '8px', bgcolor: 'action.hover' }}>
      {inquiry.message}
    </Typography>
    <InquiryNotes {...inquiry} />
  </>
);
