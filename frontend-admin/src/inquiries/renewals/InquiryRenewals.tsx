import { Box, Button, Typography } from '@mui/material';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { Inquiry, Renewal, RenewalsOfInquiry } from '../../data/types';
import { useRead } from '../../data/useCall';
import { ScreenLink } from '../../kit/texts';
import { thumbSized } from '../../kit/theme/components';
import { serviceName } from '../texts';
import { dayOf } from './days';
import { startingKindOf } from './startingKinds';

/** What falls due again after a won enquiry, and the reminder that led to this one. */
export const InquiryRenewals = (inquiry: Inquiry) => {
  const { id, outcome } = inquiry;
  const { data } = useRead<RenewalsOfInquiry>(['renewals', 'of-inquiry', id], `/api/admin/renewals/of-inquiry/${id}`);
  const offers = outcome === 'won' && data?.made === null;
  if (!data?.made && !data?.asked && !offers) return null;
  return (
    <Box component="section" aria-label="Due again" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3">Due again</Typography>
      {data.asked && (
        <Typography>
          The customer responded to the reminder of <RenewalLink {...data.asked} />.
        </Typography>
      )}
      {data.made && (
        <Typography>
          In the list ‘Due’: <RenewalLink {...data.made} />.
        </Typography>
      )}
      {offers && (
        <Button
          component={Link}
          to="/renewals/create"
          // In the state of the address, so that no personal data is in the address itself.
          state={{ record: renewalOf(inquiry) }}
          variant="outlined"
          startIcon={<CalendarPlus size={18} />}
          sx={{ minHeight: 44 }}
        >
          Add to Due
        </Button>
      )}
    </Box>
  );
};

const RenewalLink = ({ id, what, dueOn }: Renewal) => (
  <ScreenLink to={`/renewals/${id}`} sx={thumbSized}>
    {what}, due on {dayOf(dueOn)}
  </ScreenLink>
);

/** What the form begins with. */
function renewalOf(inquiry: Inquiry) {
  const { id, name, company, email, phone, place, serviceType } = inquiry;
  const { what = serviceName(inquiry), intervalMonths = 12, intervalSource = null } = startingKindOf(serviceType) ?? {};
  return {
    ...{ what: what === '-' ? '' : what, intervalMonths, intervalSource },
    ...{ email: email || null, phone: phone || null, address: place ?? '', source: 'Won enquiry', inquiryId: id },
    customer: company ? `${name}, ${company}` : name,
    hasAgreed: false,
  };
}
