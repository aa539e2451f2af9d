import { Autocomplete, Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { OrderedRows } from '../../lists/OrderedRows';
import { StatusChip } from '../../kit/StatusChip';
import { Note } from '../../kit/texts';
import { featuredSettings, nameIn, stepped, typeName } from './blocks';
import { fieldIn, type Place } from './record';

/** Chooses whether a block shows the first records or those picked here. */
export const FeaturedContent = () => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {featuredSettings.map((setting) => (
      <Featured key={setting.kind} {...setting} />
    ))}
  </Box>
);

type FeaturedSetting = (typeof featuredSettings)[number];

const Featured = ({ kind, automatic, noun, limit }: FeaturedSetting) => {
  const { field } = useController<Record<string, boolean>>({ name: automatic });
  return (
    <section>
      <FormControlLabel
        label={`Auto-populate ${kind}`}
        control={<Switch checked={field.value} onChange={(_, value) => field.onChange(value)} />}
      />
      <Note>{field.value ? `The first ${limit} active ${kind} are shown.` : 'Manually selected items will be shown.'}</Note>
      {!field.value && (
        <Box sx={{ mt: 2, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Note>{`A block shows at most ${limit}, in this order. Inactive ones are skipped.`}</Note>
          <Pickers kind={kind} noun={noun} />
        </Box>
      )}
    </section>
  );
};

type Picked = Pick<FeaturedSetting, 'kind' | 'noun'>;

const Pickers = ({ kind, noun }: Picked) => {
  const blocks = useWatch<{ blocks: Place[] }>({ name: 'blocks' }) as Place[];
  const own = blocks.filter(({ type }) => type === kind);
  if (own.length === 0)
    return (
      <Typography variant="body2">{`The homepage has no block ‘${typeName({ type: kind })}’: add one in the Block Editor.`}</Typography>
    );
  return own.map((block) => (
    <div key={block.id}>
      {own.length > 1 && (
        <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
          {nameIn(own, block)}
        </Typography>
      )}
      <FeaturedPicker kind={kind} noun={noun} block={block} name={nameIn(own, block)} />
    </div>
  ));
};

interface Choice extends RaRecord<string> {
  title?: string;
  name?: string;
  comment?: string;
  isActive: boolean;
  status?: string;
  publishStatus?: string;
}

const SHOWN_WORDS = 60;

/** With the beginning of a comment, as a customer may have written several. */
const nameOf = ({ title, name = '', comment }: Choice): string =>
  title ?? (comment ? `${name}: ${comment.length > SHOWN_WORDS ? `${comment.slice(0, SHOWN_WORDS)}…` : comment}` : name);

/** A project's `status` is that of the work, not its publication. */
const isHidden = ({ isActive, publishStatus, status }: Choice): boolean => !isActive || (publishStatus ?? status) === 'draft';

const FeaturedPicker = ({ kind, noun, block, name }: Picked & { block: Place; name: string }) => {
  const { field } = useController<Record<string, string[] | null>>({ name: fieldIn(block, 'featuredOrder') });
  const ids = field.value ?? [];
  const onChange = field.onChange as (next: string[]) => void;
  const { data, isPending, error } = useGetList<Choice>(kind, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'order', order: 'ASC' },
  });
  const [typed, setTyped] = useState('');
  if (isPending) return <Typography color="text.secondary">Loading...</Typography>;
  if (error) return <Typography color="error">{`The ${kind} could not be loaded. ${error.message}`}</Typography>;

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
          label={`Featured: ${name}`}
          rows={rows}
          place="homepage"
          onMove={(id, step) => onChange(stepped(ids, ids.indexOf(id), step))}
          onRemove={(id) => onChange(ids.filter((other) => other !== id))}
        />
      )}
      <Autocomplete
        // Never holds a value: the choice moves to the list above.
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
