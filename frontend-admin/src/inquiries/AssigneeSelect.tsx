import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Inquiry } from '../data/types';
import { useStaff } from '../data/useStaff';
import { useFollowUp } from './useFollowUp';

const NOBODY = 'nobody';

/** Who looks after an enquiry; saved at once. */
export const AssigneeSelect = ({ id, name, assignee }: Pick<Inquiry, 'id' | 'name' | 'assignee'>) => {
  const staff = useStaff().filter(({ isActive }) => isActive);
  const { followUp, isPending } = useFollowUp(id);
  // Whoever has left stays named until someone else is chosen.
  const choices = assignee && !staff.some((one) => one.id === assignee.id) ? [assignee, ...staff] : staff;
  return (
    <TextField
      select
      hiddenLabel
      value={assignee?.id ?? NOBODY}
      disabled={isPending}
      onChange={({ target }) => followUp({ kind: 'assignee', assigneeId: target.value === NOBODY ? null : target.value })}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Who looks after ${name}` } } }}
      sx={{ width: '100%', maxWidth: 240 }}
    >
      <MenuItem value={NOBODY}>Nobody yet</MenuItem>
      {choices.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          {one.username}
        </MenuItem>
      ))}
    </TextField>
  );
};
