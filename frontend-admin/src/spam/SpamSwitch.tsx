import Button from '@mui/material/Button';
import { ShieldAlert } from 'lucide-react';
import { useGetList } from 'react-admin';
import type { Inquiry } from '../data/types';
import { useFilters } from '../ui/useFilters';

const FIRST = { page: 1, perPage: 1 };

/** Shows what was taken for spam instead of the enquiries, and says how much there is. */
export const SpamSwitch = () => {
  const { filterValues, setFilters } = useFilters();
  const isOn = showsSpam(filterValues);
  const { total = 0 } = useGetList<Inquiry>('inquiries', { filter: { isSpam: 'true' }, pagination: FIRST });
  return (
    <Button
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      startIcon={<ShieldAlert size={18} />}
      onClick={() => setFilters(isOn ? {} : { isSpam: 'true' })}
    >
      Spam ({total})
    </Button>
  );
};

export const showsSpam = (filterValues: Record<string, string>): boolean => filterValues['isSpam'] === 'true';
