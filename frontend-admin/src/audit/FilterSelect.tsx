import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface FilterSelectProps {
  label: string;
  /** How no choice is called. */
  all: string;
  choices: readonly { id: string; name: string }[];
  value: string;
  onChange: (value: string) => void;
}

const ALL = 'all';

export const FilterSelect = ({ label, all, choices, value, onChange }: FilterSelectProps) => (
  <TextField
    select
    label={label}
    // Choices that are still being read: nothing is chosen yet as far as can be shown.
    value={choices.some(({ id }) => id === value) ? value : ALL}
    onChange={({ target }) => onChange(target.value === ALL ? '' : target.value)}
  >
    <MenuItem value={ALL}>{all}</MenuItem>
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
