import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { HomepageBlock, HomepageChange, HomepageVersion } from '../data/types';
import { replaced, sorted } from './blocks';
import { featuredIds, featuredSettings, withFeatured } from './featured';
import { FeaturedPicker } from './FeaturedPicker';

interface FeaturedContentProps {
  draft: HomepageVersion;
  /** The block that is open in the block editor: it must not bring former choices back when it is saved. */
  editing: HomepageBlock | null;
  onEdit: (block: HomepageBlock) => void;
  onSave: (change: HomepageChange) => void;
}

/** Whether the homepage takes the first records by itself or those that are chosen here for each of its blocks. */
export const FeaturedContent = ({ draft, editing, onEdit, onSave }: FeaturedContentProps) => {
  const choose = (block: HomepageBlock, ids: string[]) => {
    if (editing?.id === block.id) onEdit(withFeatured(editing, ids));
    onSave({ blocks: replaced(draft.blocks, block.id, withFeatured(block, ids)) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {featuredSettings.map(({ kind, automatic, noun, limit }) => (
        <section key={kind}>
          <FormControlLabel
            label={`Auto-populate ${kind}`}
            control={
              <Switch
                checked={draft[automatic]}
                onChange={(_, value) => onSave({ [automatic]: value })}
                slotProps={{ input: { role: 'switch' } }}
              />
            }
          />
          <Typography variant="body2" color="text.secondary">
            {draft[automatic] ? `The first ${limit} active ${kind} are shown.` : 'Manually selected items will be shown.'}
          </Typography>
          {!draft[automatic] && (
            <Box sx={{ mt: 2, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Typography variant="body2" color="text.secondary">
                {`A block shows at most ${limit}, in this order; those that are inactive are passed over.`}
              </Typography>
              <Pickers blocks={draft.blocks} kind={kind} noun={noun} onChoose={choose} />
            </Box>
          )}
        </section>
      ))}
    </Box>
  );
};

interface PickersProps extends Pick<(typeof featuredSettings)[number], 'kind' | 'noun'> {
  blocks: readonly HomepageBlock[];
  onChoose: (block: HomepageBlock, ids: string[]) => void;
}

/** One picker for each block of the kind; only where there are several does it matter which. */
const Pickers = ({ blocks, kind, noun, onChoose }: PickersProps) => {
  const own = sorted(blocks).filter(({ type }) => type === kind);
  if (own.length === 0) return <Typography variant="body2">{`The homepage has no ${kind} block: add one in the Block Editor.`}</Typography>;
  return own.map((block) => (
    <div key={block.id}>
      {own.length > 1 && (
        <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
          {`${kind} block #${block.order}`}
        </Typography>
      )}
      <FeaturedPicker
        kind={kind}
        noun={noun}
        label={`Featured ${kind} of block #${block.order}`}
        ids={featuredIds(block)}
        onChange={(ids) => onChoose(block, ids)}
      />
    </div>
  ));
};
