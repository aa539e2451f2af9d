import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { type DayHours, type OpeningHours, USUAL, wrongHours } from './openingHours';

type Form = { openingHours: OpeningHours };

/** One day of the week: closed, or from when to when. */
export const DayInput = ({ id, name }: { id: keyof OpeningHours; name: string }) => {
  const { field, fieldState } = useController<Form>({
    name: `openingHours.${id}`,
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
        control={
          <Switch
            inputRef={field.ref}
            checked={hours !== null}
            onChange={(_, open) => field.onChange(open ? USUAL : null)}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
      {hours ? (
        <Box sx={{ display: 'flex', gap: 2 }}>
          {time('opens', 'Opens', hours)}
          {time('closes', 'Closes', hours)}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>Closed</Box>
      )}
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
};

/** The form's paths lead to whole days and to single times: this one is a day. */
const hoursOf = (value: OpeningHours | DayHours | string | null): DayHours | null =>
  typeof value === 'object' && value !== null && 'opens' in value ? value : null;
