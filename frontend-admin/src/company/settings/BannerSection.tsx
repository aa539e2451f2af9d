import { Alert, type AlertProps, Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { CompanyInfo } from '../../data/types';
import { wide } from '../../kit/FieldGrid';
import { FieldHelp, TextInput } from '../../editing/inputs';
import { ukTime } from '../../editing/plans/plans';
import { useNow } from '../../kit/useNow';
import { UkMoment, type UkMomentValue } from '../../kit/UkMoment';
import { Section } from './Sections';
import { settingRule } from './settings';

type Banner = NonNullable<CompanyInfo['banner']>;

const UK_DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/London' });
const UK_CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });

const newBanner = (now: Date): Banner => ({
  text: '',
  link: null,
  linkText: null,
  from: { date: UK_DAY.format(now), time: UK_CLOCK.format(now), which: null },
  until: { date: '', time: '09:00', which: null },
});

/** An announcement at the top of every page of the website. */
export const BannerSection = () => {
  const { setValue } = useFormContext();
  const times = useRecordContext<CompanyInfo>()?.bannerTimes;
  const banner = useWatch<{ banner?: Banner | null }, 'banner'>({ name: 'banner' });
  // Switching it off and on again loses nothing.
  const [former, setFormer] = useState<Banner | null>(null);
  const turn = (on: boolean) => {
    if (banner) setFormer(banner);
    setValue('banner', on ? (former ?? newBanner(new Date())) : null, { shouldDirty: true });
  };
  return (
    <Section
      title="Banner"
      note="At the top of every page between two times, for example for a holiday closing or a storm. It comes and goes by itself."
    >
      <FormControlLabel
        label="A banner for the website"
        sx={wide}
        control={<Switch checked={Boolean(banner)} onChange={(_, on) => turn(on)} />}
      />
      {banner && (
        <>
          <TextInput source="banner.text" multiline minRows={2} helperText="Plain text, at most 300 characters." sx={wide} />
          <TextInput source="banner.link" helperText="Such as /contact. Leave blank for none." />
          <TextInput source="banner.linkText" helperText="'Find out more' if left blank." />
          <Moment source="banner.from" labels={{ date: 'Shown from', time: 'Start time', which: 'Which start time' }} />
          <Moment source="banner.until" labels={{ date: 'Shown until', time: 'End time', which: 'Which end time' }} />
          {times && <BannerState times={times} />}
          <Preview {...banner} />
        </>
      )}
    </Section>
  );
};

interface MomentProps {
  source: 'banner.from' | 'banner.until';
  labels: Record<keyof UkMomentValue, string>;
}

const Moment = ({ source, labels }: MomentProps) => {
  const parts = { date: usePart(source, 'date'), time: usePart(source, 'time'), which: usePart(source, 'which') };
  const { date, time, which } = parts;
  const faultOf = ({ fieldState: { error } }: ReturnType<typeof usePart>) => error && <FieldHelp error={error} />;
  return (
    <UkMoment
      value={{ date: date.field.value ?? '', time: time.field.value ?? '', which: (which.field.value ?? null) as UkMomentValue['which'] }}
      onChange={(change) => {
        for (const [part, value] of Object.entries(change)) parts[part as keyof typeof parts].field.onChange(value);
      }}
      faults={{ date: faultOf(date), time: faultOf(time), which: faultOf(which) }}
      labels={labels}
      refs={{ date: date.field.ref, time: time.field.ref, which: which.field.ref }}
    />
  );
};

const usePart = (source: MomentProps['source'], part: keyof UkMomentValue) =>
  useController<Record<string, string | null | undefined>>({
    name: `${source}.${part}`,
    rules: { validate: settingRule(`${source}.${part}`) },
  });

type Times = NonNullable<CompanyInfo['bannerTimes']>;

/** UK time. */
function bannerState({ from, until }: Times, now: Date): { severity: AlertProps['severity']; text: string } {
  if (now < new Date(from)) return { severity: 'info', text: `From ${ukTime(from)} until ${ukTime(until)}, UK time.` };
  if (now < new Date(until)) return { severity: 'success', text: `Shown now, until ${ukTime(until)}, UK time.` };
  return { severity: 'warning', text: `Ended ${ukTime(until)}, UK time.` };
}

/** Whether visitors see the saved banner. */
const BannerState = ({ times }: { times: Times }) => {
  const { severity, text } = bannerState(times, useNow());
  return (
    <Alert severity={severity} sx={{ ...wide, overflowWrap: 'anywhere' }}>
      {text}
    </Alert>
  );
};

/** In the website's colours. */
const Preview = ({ text, link, linkText }: Banner) => (
  <Box component="figure" sx={{ ...wide, m: 0 }}>
    <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      Preview
    </Typography>
    <Box sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5, borderRadius: '8px', bgcolor: '#131D33', color: '#fff', fontWeight: 600 }}>
      <Box component={TriangleAlert} size={22} aria-hidden sx={{ flex: 'none', color: '#FACC15' }} />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {text || 'The announcement'}{' '}
        {link && (
          <Box component="span" sx={{ color: '#FACC15', textDecoration: 'underline' }}>
            {linkText || 'Find out more'}
          </Box>
        )}
      </Box>
    </Box>
  </Box>
);
