import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useFilters } from '../ui/useFilters';

const ANY = 'any';
const MINE = 'me';

/** Narrows the list to what is urgent, and to one's own. */
export const PromiseFilters = () => {
  const { filterValues, setFilters } = useFilters();
  const { promise = ANY, assigneeId, ...others } = filterValues;
  const apply = (urgency: string, isMine: boolean) =>
    setFilters({ ...others, ...(urgency !== ANY && { promise: urgency }), ...(isMine && { assigneeId: MINE }) });
  const isMine = assigneeId === MINE;
  return (
    <>
      <TextField
        select
        label="Reply"
        value={promise}
        onChange={({ target }) => apply(target.value, isMine)}
        sx={{ width: { xs: '100%', sm: 160 } }}
      >
        <MenuItem value={ANY}>Any Time</MenuItem>
        <MenuItem value="due-soon">Due Soon</MenuItem>
        <MenuItem value="overdue">Overdue</MenuItem>
      </TextField>
      <FormControlLabel
        control={<Switch checked={isMine} onChange={({ target }) => apply(promise, target.checked)} />}
        label="Assigned to me"
        sx={{ m: 0 }}
      />
    </>
  );
};
