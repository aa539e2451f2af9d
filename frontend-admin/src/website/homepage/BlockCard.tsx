import { Alert, Box, Button, Card, Switch, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { HomepageBlock } from '../../data/types';
import { useReading } from '../../editing/changes/useReading';
import { DraftLine, useFormDraft } from '../../editing/drafts/FormDraft';
import { TextInput } from '../../editing/inputs';
import { FileInput } from '../../editing/pictures/pictureInputs';
import { LinesInput } from '../../editing/TextListInput';
import { FieldStack } from '../../kit/FieldGrid';
import { StatusChip } from '../../kit/StatusChip';
import { useFocusReturns } from '../../kit/focus';
import { RowAction } from '../../kit/RowActions';
import { Note } from '../../kit/texts';
import { type DraftField, featuredIds, fieldsOf, noteOf, replaced, schemaOf, summaryOf } from './blocks';
import { TextsForm } from './TextsForm';
import { useEditor, useSaveTexts } from './useEditor';

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
  const isOpen = opened.includes(block.id) || block.id in texts;
  const toggle = (enabled: boolean) => actions.save((now) => ({ blocks: replaced(now.blocks, block.id, { enabled }) }));
  const name = `${block.type} block #${block.order}`;
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <StatusChip tone="info">{block.type}</StatusChip>
            <Note>#{block.order}</Note>
            {!block.enabled && <StatusChip tone="neutral">Disabled</StatusChip>}
          </Box>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{summaryOf(block)}</Typography>
          {block.type === 'services' && <FeaturedNames ids={featuredIds(block)} />}
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

const SHOWN_NAMES = 3;

const FeaturedNames = ({ ids }: { ids: string[] }) => {
  const held = { field: 'featuredOrder', reference: 'services', after: ids.slice(0, SHOWN_NAMES) };
  const { named } = useReading('homepage', [held])(held);
  if (ids.length === 0) return null;
  return (
    <Note sx={{ overflowWrap: 'anywhere' }}>
      Featured: {held.after.map(named).join(', ')}
      {ids.length > SHOWN_NAMES && ', …'}
    </Note>
  );
};

const BlockForm = ({ block }: { block: HomepageBlock }) => {
  const { texts, opened, setOpened } = useEditor();
  const saveTexts = useSaveTexts();
  const { id, content, type } = block;
  useFocusReturns(`[data-row="${CSS.escape(id)}"] [aria-label^="Edit"]`);
  const fields = fieldsOf(block);
  const note = noteOf(block);
  const close = () => setOpened((now) => now.filter((other) => other !== id));
  const save = () => {
    const kept = texts[id];
    saveTexts(kept ? { [id]: kept } : {}, ({ blocks }) => ({ blocks }), { key: `texts of ${id}`, onSaved: close });
  };
  return (
    <Box role="form" aria-label={`Texts of the ${type} block`} sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <TextsForm part={id} schema={schemaOf(block)} stored={content} onSave={save}>
        <FieldStack>
          {note && <Alert severity="info">{note}</Alert>}
          {fields.map((field, index) => (
            // A block may also be open because it holds texts from an earlier visit: then the focus stays where it is.
            <BlockInput key={field.path} field={field} autoFocus={index === 0 && opened.includes(id)} />
          ))}
          <BlockButtons onClose={close} />
        </FieldStack>
      </TextsForm>
    </Box>
  );
};

const BlockInput = ({ field: { path, label, kind, help }, autoFocus }: { field: DraftField; autoFocus: boolean }) => {
  const shown = { source: path, label, helperText: help };
  if (kind === 'image') return <FileInput {...shown} fills={{ alt: `${path}Alt` }} />;
  if (kind === 'list') return <LinesInput {...shown} />;
  return <TextInput {...shown} autoFocus={autoFocus} {...(kind === 'longText' && { multiline: true, minRows: 3 })} />;
};

const BlockButtons = ({ onClose }: { onClose: () => void }) => {
  const { discard } = useFormDraft();
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      <DraftLine />
      <Button variant="outlined" onClick={cancel}>
        Cancel
      </Button>
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Box>
  );
};
