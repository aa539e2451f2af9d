import { Menu, MenuItem } from '@mui/material';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CustomerPageState } from '../data/types';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { formatDate } from '../kit/format';
import { IconAction } from '../kit/IconAction';
import { Note } from '../kit/texts';
import { useFollowUp, useInquiryPart } from './useFollowUp';

const usePage = (id: string) => useInquiryPart<CustomerPageState>(id, 'customer-page').data;

function linkText({ state, since }: CustomerPageState): string {
  const when = since ? formatDate(since) : '';
  if (state === 'open') return `The customer can open the enquiry's page with the link of ${when}.`;
  if (state === 'withdrawn') return `The link to the customer's page was withdrawn on ${when}.`;
  return state === 'expired'
    ? `The link to the customer's page of ${when} has expired. The next answer brings a new one.`
    : "The customer has no link to the enquiry's page yet. The next answer brings one.";
}

/** Whether the customer can open the enquiry's page. */
export const CustomerLink = ({ id }: { id: string }) => {
  const page = usePage(id);
  return page && <Note>{linkText(page)}</Note>;
};

/** What is done with the link to the customer's page. */
export const CustomerLinkMenu = ({ id }: { id: string }) => {
  const page = usePage(id);
  const { followUp, isPending } = useFollowUp(id);
  const button = useRef<HTMLButtonElement>(null);
  const [shown, show] = useState<'menu' | 'question'>();
  const close = () => show(undefined);
  const send = (kind: 'link' | 'withdrawal') => {
    close();
    followUp({ kind });
  };
  if (!page) return null;
  return (
    <>
      <IconAction
        ref={button}
        label="Customer's link"
        icon={Ellipsis}
        disabled={isPending}
        aria-haspopup="menu"
        onClick={() => show('menu')}
        sx={{ width: 44, height: 44 }}
      />
      <Menu open={shown === 'menu'} anchorEl={() => button.current} onClose={close}>
        <MenuItem onClick={() => send('link')}>Send a new link</MenuItem>
        {page.state === 'open' && <MenuItem onClick={() => show('question')}>Withdraw link</MenuItem>}
      </Menu>
      {shown === 'question' && (
        <ConfirmDialog
          title="Withdraw the link?"
          question="The customer can no longer open the enquiry's page. You can send a new link at any time."
          action="Withdraw link"
          busy={isPending}
          onConfirm={() => send('withdrawal')}
          onClose={close}
        />
      )}
    </>
  );
};
