import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFilters } from './useFilters';

const PAUSE_MS = 300;

/** Searches as one types, once typing pauses. */
export const SearchField = ({ label }: { label: string }) => {
  const { filterValues, setFilters } = useFilters();
  const applied = filterValues['q'] ?? '';
  const [text, setText] = useState(applied);

  useEffect(() => {
    if (text.trim() === applied) return;
    const timer = setTimeout(() => {
      const { q: _former, ...others } = filterValues;
      setFilters(text.trim() ? { ...others, q: text.trim() } : others);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, applied, filterValues, setFilters]);

  return (
    <TextField
      type="search"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={18} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
      sx={{ maxWidth: { sm: 320 } }}
    />
  );
};
