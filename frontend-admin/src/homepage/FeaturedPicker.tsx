import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { OrderedRows } from '../ui/OrderedRows';
import { StatusChip } from '../ui/StatusChip';
import { type FeaturedKind, movedId } from './featured';

interface FeaturedPickerProps {
  kind: FeaturedKind;
  noun: string;
  /** Names the list, as in 'Featured services of block #3'. */
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

interface Choice extends RaRecord<string> {
  title?: string;
  name?: string;
  comment?: string;
  isActive: boolean;
  status?: string;
  publishStatus?: string;
}

const SHOWN_WORDS = 60;

/** A testimonial is told from another of the same customer by how it begins. */
const nameOf = ({ title, name = '', comment }: Choice): string =>
  title ?? (comment ? `${name}: ${comment.length > SHOWN_WORDS ? `${comment.slice(0, SHOWN_WORDS)}…` : comment}` : name);

/** The page passes over what visitors may not see. A project's `status` is the work's. */
const isHidden = ({ isActive, publishStatus, status }: Choice): boolean => !isActive || (publishStatus ?? status) === 'draft';

/** Chooses which records a block shows, and in what order. Each change is saved at once, as all of the draft is. */
export const FeaturedPicker = ({ kind, noun, label, ids, onChange }: FeaturedPickerProps) => {
  const { data, isPending, error } = useGetList<Choice>(kind, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'order', order: 'ASC' },
  });
  const [typed, setTyped] = useState('');
  if (isPending) return <Typography color="text.secondary">Loading...</Typography>;
  if (error) return <Typography color="error">{`The ${kind} could not be read. ${error.message}`}</Typography>;

  const rows = ids.map((id) => {
    const found = data.find((choice) => choice.id === id);
    if (!found) return { id, name: `A ${noun} that was deleted`, badge: <StatusChip tone="attention">Gone</StatusChip> };
    return { id, name: nameOf(found), badge: isHidden(found) && <StatusChip tone="neutral">Not shown</StatusChip> };
  });

  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
      {rows.length === 0 ? (
        <Typography variant="body2">{`Nothing is chosen yet: this block shows no ${kind}.`}</Typography>
      ) : (
        <OrderedRows
          label={label}
          rows={rows}
          place="homepage"
          onMove={(id, step) => onChange(movedId(ids, id, step))}
          onRemove={(id) => onChange(ids.filter((other) => other !== id))}
        />
      )}
      <Autocomplete
        // Never holds a choice: what is chosen joins the list above, and the field waits for the next.
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        options={data.filter(({ id }) => !ids.includes(id))}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        noOptionsText={`No other ${kind}`}
        onChange={(_, choice) => {
          if (choice) onChange([...ids, choice.id]);
        }}
        renderInput={(params) => <TextField {...params} label={`Add a ${noun}`} />}
      />
    </Box>
  );
};
