import { Box, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { useController, useFormState } from 'react-hook-form';
import { useFieldName } from '../../editing/changes/fieldNames';
import { FieldHelp } from '../../editing/inputs';
import { wide } from '../../kit/FieldGrid';
import { IconAction } from '../../kit/IconAction';
import { LabelledButton } from '../../kit/LabelledButton';
import { Section } from './Sections';
import { type DayHours, daysOf, formatDay, type OpeningHours, USUAL, weekdays, withDay, wrongHours } from './settings';

export const HoursSection = () => (
  <Section title="Opening Hours" note="UK time. Outside these hours the website shows the emergency phone, if there is one.">
    <OpeningHoursInput />
    <BankHolidaysInput />
  </Section>
);

const OpeningHoursInput = () => {
  // The server's error for the whole week; a day's errors are beside it.
  const message: unknown = useFormState().errors['openingHours']?.message;
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
      value={times[part]}
      onChange={({ target }) => field.onChange({ ...times, [part]: target.value })}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': `${name} ${label.toLowerCase()}` } }}
      sx={{ width: 130 }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 44 }}>
      <FormControlLabel
        label={name}
        sx={{ width: 150 }}
        control={<Switch inputRef={field.ref} checked={hours !== null} onChange={(_, open) => field.onChange(open ? USUAL : null)} />}
      />
      {hours ? (
        <Box sx={{ display: 'flex', gap: 2 }}>
          {time('opens', 'Opens', hours)}
          {time('closes', 'Closes', hours)}
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
const hoursOf = (value: OpeningHours | DayHours | string | null): DayHours | null =>
  typeof value === 'object' && value !== null && 'opens' in value ? value : null;

const BankHolidaysInput = () => {
  const { field, fieldState } = useInput({ source: 'bankHolidays' });
  const [day, setDay] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const days = daysOf(field.value);
  const add = () => {
    field.onChange(withDay(days, day));
    setDay('');
  };
  const remove = (gone: string) => {
    field.onChange(days.filter((one) => one !== gone));
    // The focused button is gone.
    input.current?.focus();
  };
  return (
    <Box component="fieldset" sx={{ ...wide, border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2.5 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
        Bank Holidays
      </Box>
      {days.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {days.map((one) => (
            <Box component="li" key={one} sx={{ pl: 1.5, borderRadius: 99, bgcolor: 'action.hover', fontSize: '0.875rem' }}>
              {formatDay(one)}
              <IconAction
                size="small"
                label={`Remove ${formatDay(one)}`}
                icon={X}
                iconSize={16}
                onClick={() => remove(one)}
                sx={{ ml: 0.5, width: { xs: 44, md: 32 }, height: { xs: 44, md: 32 } }}
              />
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          type="date"
          label="Day"
          value={day}
          inputRef={(element: HTMLInputElement | null) => {
            input.current = element;
            field.ref(element);
          }}
          onChange={({ target }) => setDay(target.value)}
          error={fieldState.invalid}
          helperText={fieldState.error && <FieldHelp error={fieldState.error} />}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 180 }}
        />
        <LabelledButton label="Add day" icon={Plus} disabled={day === ''} onClick={add} />
      </Box>
    </Box>
  );
};
