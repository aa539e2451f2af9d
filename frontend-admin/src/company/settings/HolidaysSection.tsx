import { Box, TextField, Typography } from '@mui/material';
import { CalendarOff, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormDataConsumer, useInput, useRecordContext } from 'react-admin';
import { choicesOf } from '../../data/contract';
import type { CompanyInfo } from '../../data/types';
import { FieldHelp, SelectInput, TextInput } from '../../editing/inputs';
import { ItemsInput } from '../../editing/ItemsInput';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { IconAction } from '../../kit/IconAction';
import { LabelledButton } from '../../kit/LabelledButton';
import { Section } from './Sections';
import { daysOf, formatDay, formatDays, type SpecialDays, withDay } from './settings';

/** A blank time shows the form of a time where its label would stand. */
const SHRUNK = { inputLabel: { shrink: true } };

/** Bank holidays are rules; the owner adds single days, closings and short days. */
export const HolidaysSection = () => (
  <Section
    title="Holidays and Closings"
    note="The website is closed on every bank holiday unless you open it here. The shorter of two entries for a day counts, so a closing can have a short day in it."
  >
    <Box sx={wide}>
      <LabelledButton label="Close for Christmas" icon={CalendarOff} to="/settings/closing" />
    </Box>
    <ItemsInput source="specialDays" item="entry">
      <FieldGrid>
        <TextInput source="from" label="First day" type="date" />
        <TextInput source="until" label="Last day" type="date" helperText="Leave blank for one day." />
        <SelectInput source="hours" label="Hours" choices={choicesOf('UpdateCompanyInfoDto', 'specialDays.hours')} defaultValue="closed" />
        <FormDataConsumer<{ specialDays?: SpecialDays[] }>>
          {({ scopedFormData }) =>
            (scopedFormData as SpecialDays | undefined)?.hours === 'short' && (
              <Box sx={{ ...wide, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
                <TextInput source="opens" label="Open from" type="time" helperText="Leave blank for as usual." slotProps={SHRUNK} />
                <TextInput source="closes" label="Open until" type="time" helperText="Leave blank for as usual." slotProps={SHRUNK} />
              </Box>
            )
          }
        </FormDataConsumer>
      </FieldGrid>
    </ItemsInput>
    <BankHolidaysInput />
  </Section>
);

const NATIONS = choicesOf('UpdateCompanyInfoDto', 'nation');

/** Of the saved settings. */
const KeptHolidays = () => {
  const { nation, coming } = useRecordContext<CompanyInfo>()?.keptHolidays ?? {};
  if (!coming) return null;
  const place = NATIONS.find(({ id }) => id === nation)?.name ?? '';
  return (
    <Typography color="text.secondary">
      {`Closed by rule in ${place}: ${formatDays(coming.map(({ day }) => day))}, and so on in later years.`}
    </Typography>
  );
};

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
      <SelectInput
        source="nation"
        choices={NATIONS}
        emptyText="As in our address"
        helperText="Leave blank for those of your address."
        sx={{ maxWidth: 360 }}
      />
      <KeptHolidays />
      <Typography>Further days, such as a bank holiday for a coronation:</Typography>
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
