import { Alert, Box, Button, Card, Switch, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { HomepageBlock } from '../../data/types';
import { StatusChip } from '../../kit/StatusChip';
import { focusOnMount, useFocusReturns } from '../../kit/focus';
import { RowAction } from '../../kit/RowActions';
import { type DraftField, faultOf, fieldsOf, noteOf, replaced } from './blocks';
import { DraftInput } from './DraftInput';
import { contested, textOf, unsaved, valueOf } from './draftTexts';
import { settledBlock, withBlockTexts } from './unsavedTexts';
import { useEditor } from './useEditor';
import { featuredSummaryOf, summaryOf } from './wording';

interface BlockCardProps {
  block: HomepageBlock;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onDelete: () => void;
}

export const BlockCard = ({ block, isFirst, isLast, onMove, onDelete }: BlockCardProps) => {
  const { stored, texts, opened, setOpened, actions } = useEditor();
  const storedBlock = stored.blocks.find(({ id }) => id === block.id) ?? block;
  const isOpen = opened.includes(block.id) || unsaved(fieldsOf(block), texts.blocks[block.id] ?? {}, storedBlock.content).length > 0;
  const toggle = (enabled: boolean) => actions.save((now) => ({ blocks: replaced(now.blocks, block.id, { enabled }) }));
  const featured = featuredSummaryOf(block);
  const name = `${block.type} block #${block.order}`;
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <StatusChip tone="info">{block.type}</StatusChip>
            <Typography variant="body2" color="text.secondary">
              #{block.order}
            </Typography>
            {!block.enabled && <StatusChip tone="neutral">Disabled</StatusChip>}
          </Box>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{summaryOf(block)}</Typography>
          {featured && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {featured}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <RowAction label={`Move ${name} up`} icon={ArrowUp} disabled={isFirst} onClick={() => onMove(-1)} />
          <RowAction label={`Move ${name} down`} icon={ArrowDown} disabled={isLast} onClick={() => onMove(1)} />
          <Switch
            checked={block.enabled}
            onChange={(_, enabled) => toggle(enabled)}
            slotProps={{ input: { 'aria-label': `Show ${name}` } }}
          />
          <RowAction label={`Edit ${name}`} icon={Pencil} disabled={isOpen} onClick={() => setOpened((now) => [...now, block.id])} />
          <RowAction label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />
        </Box>
      </Box>
      {isOpen && <BlockForm block={storedBlock} />}
    </Card>
  );
};

const BlockForm = ({ block }: { block: HomepageBlock }) => {
  const { texts, opened, setOpened, actions } = useEditor();
  const { id, content, type } = block;
  useFocusReturns(`[data-row="${CSS.escape(id)}"] [aria-label^="Edit"]`);
  const typed = texts.blocks[id] ?? {};
  const fields = fieldsOf(block);
  const note = noteOf(block);
  // A block may also be open because it holds texts from an earlier visit: then the focus stays where it is.
  const takesFocus = opened.includes(id);
  const isFaulty = (field: DraftField) => faultOf(field, valueOf(field, typed[field.path]?.mine ?? textOf(field, content))) !== undefined;
  const isContested = contested(fields, typed, content).length > 0;
  const close = () => setOpened((now) => now.filter((other) => other !== id));

  const cancel = () => {
    texts.changeBlock(id, () => ({}));
    close();
  };

  const save = () => {
    actions.save((now) => ({ blocks: withBlockTexts(now.blocks, id, typed) }), {
      key: `texts of ${id}`,
      onSaved: (before, after) => {
        texts.changeBlock(id, (now) => settledBlock(id, now, { sent: typed, before, after }));
        close();
      },
    });
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={`Texts of the ${type} block`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isContested && !fields.some(isFaulty)) save();
      }}
      sx={{ display: 'grid', gap: 2.5, mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      {note && <Alert severity="info">{note}</Alert>}
      {fields.map((field, index) => (
        <DraftInput
          key={field.path}
          field={field}
          altField={fields.find(({ path }) => path === `${field.path}Alt`)}
          content={content}
          texts={typed}
          onChange={(next) => texts.changeBlock(id, () => next)}
          inputRef={takesFocus && index === 0 ? focusOnMount : undefined}
        />
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button variant="outlined" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={isContested}>
          Save
        </Button>
      </Box>
    </Box>
  );
};
