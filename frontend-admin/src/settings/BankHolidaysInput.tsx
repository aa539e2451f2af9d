import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { daysOf, formatDay, withDay } from './days';

/** Days on which the office stays closed whatever the weekday. */
export const BankHolidaysInput = () => {
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
    // Its button is gone with it: the focus stays in the group.
    input.current?.focus();
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2.5 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
        Bank Holidays
      </Box>
      {days.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {days.map((one) => (
            <Box component="li" key={one} sx={{ pl: 1.5, borderRadius: 99, bgcolor: 'action.hover', fontSize: '0.875rem' }}>
              {formatDay(one)}
              <IconButton
                size="small"
                aria-label={`Remove ${formatDay(one)}`}
                onClick={() => remove(one)}
                sx={{ ml: 0.5, width: { xs: 44, md: 32 }, height: { xs: 44, md: 32 } }}
              >
                <X size={16} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          type="date"
          label="Day"
          value={day}
          inputRef={input}
          onChange={({ target }) => setDay(target.value)}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 180 }}
        />
        <Button variant="outlined" startIcon={<Plus size={16} />} disabled={day === ''} onClick={add}>
          Add day
        </Button>
      </Box>
    </Box>
  );
};
