import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { SearchField } from '../ui/SearchField';
import { useFilters } from '../ui/useFilters';
import type { Pairs } from './usePairs';

/** What narrows the list: text, service, location. */
export const PageFilters = ({ services, locations }: Pairs) => (
  <Card
    component="section"
    aria-label="Filters"
    sx={{ mb: 3, p: 2, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
  >
    <Box sx={{ '& .MuiFormControl-root': { maxWidth: 'none' } }}>
      <SearchField label="Search title or slug" />
    </Box>
    <FilterSelect label="Service" field="serviceId" all={{ id: 'all', name: 'All services' }} choices={services} />
    <FilterSelect label="Location" field="locationId" all={{ id: 'all-locations', name: 'All locations' }} choices={locations} />
  </Card>
);

interface Choice {
  id: string;
  name: string;
}

interface FilterSelectProps {
  label: string;
  field: string;
  all: Choice;
  choices: readonly Choice[];
}

const FilterSelect = ({ label, field, all, choices }: FilterSelectProps) => {
  const { filterValues, setFilters } = useFilters();
  const chosen = filterValues[field];
  // Until the choices are read, a filter that was remembered has no name to show.
  const known = choices.some(({ id }) => id === chosen);
  const choose = (id: string) => {
    const { [field]: _former, ...others } = filterValues;
    setFilters(id === all.id ? others : { ...others, [field]: id });
  };
  return (
    <TextField select label={label} value={chosen && known ? chosen : all.id} onChange={({ target }) => choose(target.value)}>
      {[all, ...choices].map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
