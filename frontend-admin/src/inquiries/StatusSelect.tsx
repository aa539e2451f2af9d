import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTheme } from '@mui/material/styles';
import type { Inquiry } from '../data/types';
import { tones } from '../theme/colours';
import { statuses, statusOf } from './choices';
import { useChangeStatus } from './useChangeStatus';

/** The status as a badge that opens: any status can follow any other. */
export const StatusSelect = ({ id, name, status }: Pick<Inquiry, 'id' | 'name' | 'status'>) => {
  const { changeStatus, isPending } = useChangeStatus(id);
  const { text, background } = tones[useTheme().palette.mode][statusOf(status)?.tone ?? 'neutral'];
  return (
    <Select
      value={status}
      disabled={isPending}
      onChange={({ target }) => changeStatus(target.value)}
      SelectDisplayProps={{ 'aria-label': `Status of ${name}` }}
      sx={{
        width: 132,
        borderRadius: 99,
        bgcolor: background,
        color: text,
        fontSize: '0.8125rem',
        fontWeight: 650,
        '& .MuiSelect-select': { py: { xs: 1.6, md: 0.75 } },
        '& .MuiSelect-icon': { color: text },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
      }}
    >
      {statuses.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </Select>
  );
};
