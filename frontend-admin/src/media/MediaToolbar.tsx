import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ListToolbar } from '../ui/ListToolbar';
import { SearchField } from '../ui/SearchField';
import { useFilters } from '../ui/useFilters';
import { kinds } from './choices';

const ALL = 'all';

export const MediaToolbar = () => {
  const { filterValues, setFilters } = useFilters();
  const choose = (kind: string) => {
    const { kind: _former, ...others } = filterValues;
    setFilters(kind === ALL ? others : { ...others, kind });
  };
  return (
    <ListToolbar>
      <SearchField label="Search media" />
      <TextField
        select
        label="Kind"
        value={filterValues['kind'] ?? ALL}
        onChange={({ target }) => choose(target.value)}
        sx={{ width: { xs: '100%', sm: 200 } }}
      >
        <MenuItem value={ALL}>All files</MenuItem>
        {kinds.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </ListToolbar>
  );
};
