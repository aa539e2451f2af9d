import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Faq } from '../data/types';

interface AddFaqProps {
  /** Those that the service does not show yet. */
  faqs: readonly Faq[];
  busy: boolean;
  onAdd: (faqId: string) => void;
}

export const AddFaq = ({ faqs, busy, onAdd }: AddFaqProps) => {
  const [faq, setFaq] = useState<Faq | null>(null);
  const add = () => {
    if (!faq || busy) return;
    onAdd(faq.id);
    setFaq(null);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2, p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Autocomplete
        fullWidth
        options={[...faqs]}
        value={faq}
        onChange={(_, next) => setFaq(next)}
        getOptionLabel={({ question }) => question}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        renderInput={(params) => <TextField {...params} label="Question to add" />}
      />
      <Button variant="outlined" onClick={add} disabled={!faq} sx={{ flex: 'none' }}>
        Show on page
      </Button>
    </Box>
  );
};
