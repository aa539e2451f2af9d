import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetList, useListContext } from 'react-admin';
import type { Inquiry } from '../data/types';
import { SpamSwitch } from '../spam/SpamSwitch';
import { ListToolbar } from '../ui/ListToolbar';
import { StatusChip } from '../ui/StatusChip';
import { useFilters } from '../ui/useFilters';
import { statusFilters } from './choices';
import { PromiseFilters } from './PromiseFilters';

const ALL = 'all';

export const InquiryToolbar = () => {
  const { total } = useListContext<Inquiry>();
  const { filterValues, setFilters } = useFilters();
  const { status = ALL, ...others } = filterValues;
  const { total: unanswered = 0 } = useGetList<Inquiry>('inquiries', { filter: { status: 'new' }, pagination: { page: 1, perPage: 1 } });
  return (
    <ListToolbar>
      <Box sx={{ flex: { xs: '1 1 100%', lg: 1 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2">Inquiries ({total ?? 0})</Typography>
        <StatusChip tone={unanswered > 0 ? 'attention' : 'neutral'}>{unanswered} new</StatusChip>
        <SpamSwitch />
      </Box>
      <TextField
        select
        label="Status"
        value={status}
        onChange={({ target }) => setFilters(target.value === ALL ? others : { ...others, status: target.value })}
        sx={{ width: { xs: '100%', sm: 200 } }}
      >
        <MenuItem value={ALL}>All Inquiries</MenuItem>
        {statusFilters.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <PromiseFilters />
    </ListToolbar>
  );
};
