import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { CompanyInfo } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { LabelledButton } from '../../kit/LabelledButton';
import { Loaded } from '../../kit/Loaded';
import { PageHeader } from '../../kit/PageHeader';
import { TitledCard } from '../../kit/TitledCard';
import { showToast } from '../../kit/toasts';
import { useAction } from '../../kit/useAction';
import { bannerText, changesOf, christmas, type Closing, faultOf, phoneText } from './closing';

const PATH = '/api/admin/company-info';
const TODAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/London' });
const NOON = '12:00';

/** Closes over Christmas, or any other days, and tells customers: hours, banner, automatic reply, telephone. */
export const ClosingPage = () => {
  const settings = useRead<CompanyInfo>(['closing'], PATH, { gcTime: 0 });
  return (
    <>
      <PageHeader
        title="Close for Christmas"
        note="Also for any other days. The days stand on the contact page and in Google’s opening hours at once, and replies are promised for after them."
      />
      <Loaded query={settings} failure="The settings could not be loaded.">
        {(info) => <ClosingForm info={info} />}
      </Loaded>
    </>
  );
};

const ClosingForm = ({ info }: { info: CompanyInfo }) => {
  const [today] = useState(() => TODAY.format(new Date()));
  const [closing, setClosing] = useState<Closing>(() => christmas(today));
  const { first, last, shortUntil, bannerFrom } = closing;
  const set = (fields: Partial<Closing>) => setClosing({ ...closing, ...fields });
  const call = useCall();
  const client = useQueryClient();
  const save = useAction({
    texts: 'company-info.close',
    send: () =>
      call(PATH, {
        method: 'PUT',
        headers: { 'If-Match': `"v${info.version}"` },
        body: JSON.stringify(changesOf(closing, info, today)),
      }),
    onSuccess: () => {
      showToast({ title: 'Closing Saved', description: bannerText(closing, info), variant: 'default' });
      void client.invalidateQueries();
    },
    reads: ['closing'],
  });
  const fault = faultOf(closing, today);
  if (save.isSuccess) return <Navigate to="/" />;
  return (
    <Box sx={COLUMNS}>
      <TitledCard title="Days">
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <DayField label="First closed day" value={first} onChange={(value) => set({ first: value })} />
          <DayField label="Last closed day" value={last} onChange={(value) => set({ last: value })} />
          <FormControlLabel
            label="A short day before"
            control={<Checkbox checked={shortUntil !== ''} onChange={(_, on) => set({ shortUntil: on ? NOON : '' })} />}
          />
          {shortUntil && (
            <TextField type="time" label="Open until" value={shortUntil} onChange={({ target }) => set({ shortUntil: target.value })} />
          )}
        </Box>
      </TitledCard>
      <TitledCard title="Told to customers">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormControlLabel
            label="A banner at the top of every page"
            control={
              <Checkbox checked={bannerFrom !== ''} onChange={(_, on) => set({ bannerFrom: on ? christmas(today).bannerFrom : '' })} />
            }
          />
          {bannerFrom && (
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
              <DayField label="Banner from" value={bannerFrom} onChange={(value) => set({ bannerFrom: value })} />
            </Box>
          )}
          {bannerFrom && info.banner && <Alert severity="warning">It takes the place of the banner ‘{info.banner.text}’.</Alert>}
          {fault === undefined && (
            <>
              <Typography>‘{bannerText(closing, info)}’</Typography>
              <Typography color="text.secondary">
                The automatic reply to an enquiry says so, too, from two weeks before the first day until the last one.
              </Typography>
              <PhoneText text={phoneText(closing, info)} />
            </>
          )}
        </Box>
      </TitledCard>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        {fault && <Alert severity="error">{fault}</Alert>}
        <Button variant="contained" disabled={fault !== undefined} loading={save.isPending} onClick={() => save.mutate()}>
          Close and tell customers
        </Button>
      </Box>
    </Box>
  );
};

/** In a wide window the messages stand beside the days, and the button stands below the days. */
const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > section:nth-of-type(2)': { gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } },
};

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextField
    type="date"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

/** The website cannot change the answering machine. */
const PhoneText = ({ text }: { text: string }) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Text Copied', variant: 'default' });
    } catch {
      showToast({ title: 'Copy Failed', description: 'Please select the text and copy it.', variant: 'destructive' });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        label="To read to your answering machine"
        value={text}
        multiline
        fullWidth
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <LabelledButton label="Copy" icon={Copy} onClick={() => void copy()} />
    </Box>
  );
};
