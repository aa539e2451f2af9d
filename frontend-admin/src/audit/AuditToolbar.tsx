import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import type { User } from '../data/types';
import { useFilters } from '../ui/useFilters';
import { actions, kinds } from './choices';
import { dayOf, endOfDay, startOfDay } from './days';
import { FilterSelect } from './FilterSelect';

const EVERYONE = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'username', order: 'ASC' } } as const;

export const AuditToolbar = () => {
  const { filterValues, setFilters } = useFilters();
  const { data: users = [] } = useGetList<User>('users', EVERYONE);
  const set = (name: string, value: string) => {
    const { [name]: _former, ...others } = filterValues;
    setFilters(value ? { ...others, [name]: value } : others);
  };
  const select = (name: string) => ({ value: filterValues[name] ?? '', onChange: (value: string) => set(name, value) });
  const day = (name: string, toMoment: (day: string) => string) => ({
    value: dayOf(filterValues[name]),
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value && toMoment(target.value)),
    type: 'date',
    slotProps: { inputLabel: { shrink: true } },
  });
  return (
    <Box
      role="search"
      aria-label="Filter the audit log"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
        gap: 2,
        alignItems: 'center',
        p: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <FilterSelect
        label="Person"
        all="Everyone"
        choices={users.map(({ id, username }) => ({ id, name: username }))}
        {...select('userId')}
      />
      <FilterSelect label="Kind" all="All kinds" choices={kinds} {...select('entityType')} />
      <FilterSelect label="Action" all="All actions" choices={actions} {...select('action')} />
      <TextField label="From" {...day('createdAt_gte', startOfDay)} />
      <TextField label="To" {...day('createdAt_lte', endOfDay)} />
      <Button variant="outlined" disabled={Object.keys(filterValues).length === 0} onClick={() => setFilters({})}>
        Clear filters
      </Button>
    </Box>
  );
};
