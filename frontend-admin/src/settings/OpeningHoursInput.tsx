import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormState } from 'react-hook-form';
import { DayInput } from './DayInput';
import { weekdays } from './openingHours';

export const OpeningHoursInput = () => {
  // The server's word on the week as a whole; a day has its own beside it.
  const message: unknown = useFormState().errors['openingHours']?.message;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {weekdays.map((day) => (
        <DayInput key={day.id} {...day} />
      ))}
      {typeof message === 'string' && <FormHelperText error>{message}</FormHelperText>}
    </Box>
  );
};
