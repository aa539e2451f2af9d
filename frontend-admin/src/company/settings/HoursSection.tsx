import { Box, Button, FormControlLabel, FormHelperText, Switch, TextField, Typography } from '@mui/material';
import { Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFieldName } from '../../editing/changes/fieldNames';
import { FieldHelp, TextInput } from '../../editing/inputs';
import { wide } from '../../kit/FieldGrid';
import { IconAction } from '../../kit/IconAction';
import { LabelledButton } from '../../kit/LabelledButton';
import { HolidaysSection } from './HolidaysSection';
import { Section } from './Sections';
import { type DayHours, endsNextDay, NOON, type OpeningHours, USUAL, weekdays, wrongHours } from './settings';

export const HoursSection = () => (
  <>
    <OpeningHoursSection />
    <HolidaysSection />
  </>
);

export const OpeningHoursSection = () => (
  <Section
    title="Opening Hours"
    note="UK time. Outside these hours the website shows the emergency phone, if there is one. A closing time before the opening time is on the next day."
  >
    <SameForAllDays />
    <OpeningHoursInput />
    <TextInput
      source="replyHours"
      type="number"
      helperText="What comes out of hours is promised a reply so many working hours after you next open, 24 at most. In opening hours the promise is 24 hours."
    />
  </Section>
);

const WORKING_DAYS = weekdays.slice(0, 5);

/** Most companies have the same hours on each day: they are typed once. */
const SameForAllDays = () => {
  const { setValue } = useFormContext<Form>();
  const [{ opens, closes }, setHours] = useState({ opens: '', closes: '' });
  const fill = (days: readonly (keyof OpeningHours)[]) => {
    for (const day of days) setValue(`openingHours.${day}`, { opens, closes }, { shouldDirty: true, shouldValidate: true });
  };
  const time = (part: 'opens' | 'closes', label: string) => (
    <TextField
      type="time"
      label={label}
      value={{ opens, closes }[part]}
      onChange={({ target }) => setHours({ opens, closes, [part]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': `All days ${label.toLowerCase()}` } }}
      sx={{ width: 130 }}
    />
  );
  const isWhole = opens !== '' && closes !== '';
  return (
    <Box component="fieldset" sx={{ ...wide, border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1.5, fontWeight: 650 }}>
        Same for all days
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {time('opens', 'Opens')}
          {time('closes', 'Closes')}
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button variant="outlined" disabled={!isWhole} onClick={() => fill(WORKING_DAYS)}>
            Monday to Friday
          </Button>
          <Button variant="outlined" disabled={!isWhole} onClick={() => fill(weekdays)}>
            Every day
          </Button>
        </Box>
      </Box>
    </Box>
  );
};

const OpeningHoursInput = () => {
  // The server's error for the whole week; a day's errors are beside it.
  const message: unknown = useFormState().errors['openingHours']?.message;
  const { clearErrors } = useFormContext();
  const hours = useWatch({ name: 'openingHours' }) as unknown;
  const forget = useEffectEvent(() => {
    if (typeof message === 'string') clearErrors('openingHours');
  });
  // No input is of this name, so nothing else clears it, and it would hold up the next attempt.
  useEffect(() => forget(), [hours]);
  return (
    <Box sx={{ ...wide, display: 'grid', gap: 1 }}>
      {weekdays.map((day) => (
        <DayInput key={day} day={day} />
      ))}
      {typeof message === 'string' && <FormHelperText error>{message}</FormHelperText>}
    </Box>
  );
};

type Form = { openingHours: OpeningHours };

const DayInput = ({ day }: { day: keyof OpeningHours }) => {
  const source = `openingHours.${day}` as const;
  const name = useFieldName('company-info')(source);
  const { field, fieldState } = useController<Form>({
    name: source,
    rules: { validate: (value) => wrongHours(hoursOf(value)) },
  });
  const hours = hoursOf(field.value);
  const time = (part: keyof DayHours, label: string, times: DayHours) => (
    <TextField
      type="time"
      label={label}
      value={times[part] ?? ''}
      onChange={({ target }) => field.onChange({ ...times, [part]: target.value })}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      inputRef={part === 'opens' ? field.ref : undefined}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': `${name} ${label.toLowerCase()}` } }}
      sx={{ width: 130 }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 44 }}>
      <FormControlLabel
        label={name}
        sx={{ width: 150 }}
        control={
          <Switch
            inputRef={hours ? undefined : field.ref}
            checked={hours !== null}
            onChange={(_, open) => field.onChange(open ? USUAL : null)}
          />
        }
      />
      {hours ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box sx={{ display: 'flex', gap: 2 }}>
            {time('opens', 'Opens', hours)}
            {time('closes', 'Closes', hours)}
          </Box>
          {hours.breakFrom == null ? (
            <LabelledButton
              label="Break"
              aria-label={`Add a break on ${name}`}
              icon={Plus}
              size="small"
              onClick={() => field.onChange({ ...hours, ...NOON })}
            />
          ) : (
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              {time('breakFrom', 'Break from', hours)}
              {time('breakUntil', 'Break until', hours)}
              <IconAction
                size="small"
                label={`Remove the break on ${name}`}
                icon={X}
                iconSize={16}
                onClick={() => field.onChange({ opens: hours.opens, closes: hours.closes })}
              />
            </Box>
          )}
          {endsNextDay(hours) && <Box sx={{ color: 'text.secondary' }}>Closes on the next day</Box>}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>Closed</Box>
      )}
      {fieldState.error?.message && (
        <FormHelperText error>
          <FieldHelp error={fieldState.error} />
        </FormHelperText>
      )}
    </Box>
  );
};

/** Narrows the form's value to a day. */
const hoursOf = (value: OpeningHours | DayHours | string | null | undefined): DayHours | null =>
  typeof value === 'object' && value !== null && 'opens' in value ? value : null;
