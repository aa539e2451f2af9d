import { Alert, Box, Button, Card, Switch, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { SourceContextProvider } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FieldNames } from '../../editing/changes/fieldNames';
import { readable } from '../../editing/changes/readable';
import { useReading } from '../../editing/changes/useReading';
import { KeptLine } from '../../editing/drafts/FormDraft';
import { SchemaContext, TextInput } from '../../editing/inputs';
import { FileInput } from '../../editing/pictures/pictureInputs';
import { CHOOSE } from '../../editing/StaffForm';
import { LinesInput } from '../../editing/TextListInput';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { EmptyState } from '../../kit/EmptyState';
import { FieldStack } from '../../kit/FieldGrid';
import { useFocusFollows, useFocusReturns } from '../../kit/focus';
import { RowAction } from '../../kit/RowActions';
import { StatusChip } from '../../kit/StatusChip';
import { termHelp, WITH_TERM } from '../../kit/TermHelp';
import { Note } from '../../kit/texts';
import {
  blockTypes,
  contentNames,
  type DraftField,
  fieldsOf,
  labelOf,
  nameIn,
  noteOf,
  schemaOf,
  startOf,
  stepped,
  typeName,
} from './blocks';
import { BlockSketch } from './BlockSketch';
import { PartConflict } from './PartConflict';
import { fieldIn, keyOf, LOST, type Place } from './record';
import { useEditor } from './useHomepage';

/** Every change is saved to the draft at once; the texts of a block only when its Save is pressed. */
export const BlockEditor = () => {
  const { field } = useController<{ blocks: Place[] }, 'blocks'>({ name: 'blocks' });
  const { getValues, setValue } = useFormContext();
  const [deleting, setDeleting] = useState<Place | null>(null);
  const blocks = field.value;
  const { list, touched } = useFocusFollows<HTMLOListElement>(blocks);

  const add = (type: string) => {
    const block = { id: `${type}-${new Date().getTime()}`, type, enabled: true, content: {} };
    for (const [name, value] of startOf(block)) setValue(fieldIn(block, name), value, { shouldDirty: true });
    field.onChange([...blocks, block]);
  };
  // Without its texts, so that what a colleague writes into them meanwhile is not deleted unseen.
  const remove = (block: Place) => {
    const texts = contentNames(block).map((name) => fieldIn(block, name));
    for (const text of texts) if (getValues(text) !== undefined) setValue(text, null, { shouldDirty: true });
    field.onChange(blocks.filter((other) => other !== block));
    setDeleting(null);
  };

  return (
    <>
      <LostTexts />
      {blocks.length === 0 && <EmptyState text="This homepage has no blocks. Add the first one below." />}
      <Box ref={list} component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {blocks.map((block, index) => (
          <li key={block.id} data-row={block.id}>
            <BlockCard
              block={block}
              name={nameIn(blocks, block)}
              place={index + 1}
              isLast={index === blocks.length - 1}
              onMove={(step) => {
                touched(block.id);
                field.onChange(stepped(blocks, index, step));
              }}
              onToggle={(enabled) => field.onChange(blocks.map((other) => (other === block ? { ...block, enabled } : other)))}
              onDelete={() => setDeleting(block)}
            />
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        {blockTypes.map((type) => (
          <Button
            key={type}
            size="small"
            variant="outlined"
            startIcon={<Plus size={16} />}
            // Ignores the second click of a double click.
            onClick={({ detail }) => detail < 2 && add(type)}
          >
            Add {typeName({ type })}
          </Button>
        ))}
      </Box>
      {deleting && (
        <ConfirmDialog
          title={`Delete ${typeName(deleting)}`}
          question="Are you sure you want to delete this block?"
          action="Delete"
          busy={false}
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
};

/** Texts typed into blocks that a colleague has deleted, to be copied until they are discarded. */
const LostTexts = () => {
  const { unsaved, restore } = useEditor();
  const lost = unsaved.filter(({ part }) => part === LOST);
  if (lost.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }} action={<Button onClick={() => restore(lost.map(({ field }) => field))}>Discard</Button>}>
      A block was deleted while you were editing it. You had typed:
      {lost.map(({ field, mine }) => (
        <Box key={field} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontWeight: 650 }}>
          {readable(mine)}
        </Box>
      ))}
    </Alert>
  );
};

interface BlockCardProps {
  block: Place;
  name: string;
  /** 1-based. */
  place: number;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onToggle: (enabled: boolean) => void;
  onDelete: () => void;
}

const BlockCard = ({ block, name, place, isLast, onMove, onToggle, onDelete }: BlockCardProps) => {
  const { unsaved, opened, setOpened } = useEditor();
  const title: unknown = useWatch({ name: fieldIn(block, 'title') });
  const { type, enabled } = block;
  const key = keyOf(block);
  const isOpen = opened.includes(key) || unsaved.some(({ part }) => part === key);
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'flex', alignItems: 'center', gap: 2 }}>
          <BlockSketch type={type} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ ...WITH_TERM, flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
              <StatusChip tone="info">{name}</StatusChip>
              {termHelp(name)}
              <Note>#{place}</Note>
              {!enabled && <StatusChip tone="neutral">Disabled</StatusChip>}
            </Box>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{(typeof title === 'string' && title) || 'Standard heading'}</Typography>
            {type === 'services' && <FeaturedNames block={block} />}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <RowAction label={`Move ${name} up`} icon={ArrowUp} disabled={place === 1} onClick={() => onMove(-1)} />
          <RowAction label={`Move ${name} down`} icon={ArrowDown} disabled={isLast} onClick={() => onMove(1)} />
          <Switch checked={enabled} onChange={(_, checked) => onToggle(checked)} slotProps={{ input: { 'aria-label': `Show ${name}` } }} />
          <RowAction label={`Edit ${name}`} icon={Pencil} disabled={isOpen} onClick={() => setOpened((now) => [...now, key])} />
          <RowAction label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />
        </Box>
      </Box>
      {isOpen && <BlockForm block={block} name={name} />}
    </Card>
  );
};

const SHOWN_NAMES = 3;

const FeaturedNames = ({ block }: { block: Place }) => {
  const ids = (useWatch({ name: fieldIn(block, 'featuredOrder') }) as string[] | null | undefined) ?? [];
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

const BlockForm = ({ block, name }: Pick<BlockCardProps, 'block' | 'name'>) => {
  const { unsaved, keptAt, opened, setOpened, save, restore } = useEditor();
  const { trigger } = useFormContext();
  const [isAsking, setAsking] = useState(false);
  useFocusReturns(`[data-row="${CSS.escape(block.id)}"] [aria-label^="Edit"]`);
  const key = keyOf(block);
  const fields = fieldsOf(block);
  const note = noteOf(block);
  const own = unsaved.filter(({ part }) => part === key);
  const isContested = own.some((one) => one.isContested);
  const source = (path: string) => `${key}/${path}`;

  const close = () => setOpened((now) => now.filter((other) => other !== key));
  const submit = async () => {
    setAsking(isContested);
    if (!isContested && (await trigger(fields.map(({ path }) => source(path))))) save({ asked: key, onSaved: close });
  };
  const cancel = () => {
    restore(contentNames(block).map(source));
    close();
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    const { key: pressed, target, currentTarget } = event;
    if (pressed !== 'Enter' || !(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <Box
      role="form"
      aria-label={`Texts of ${name}`}
      onKeyDown={submitOnEnter}
      sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      <FieldNames value={(field) => labelOf(block, field.slice(key.length + 1))}>
        <PartConflict part={key} />
      </FieldNames>
      {isAsking && isContested && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {CHOOSE}
        </Alert>
      )}
      <SchemaContext value={schemaOf(block) ?? null}>
        <SourceContextProvider value={{ getSource: source, getLabel: source }}>
          <FieldStack>
            {note && <Alert severity="info">{note}</Alert>}
            {fields.map((field, index) => (
              // A block may also be open because it holds texts from an earlier visit: then the focus stays where it is.
              <BlockInput key={field.path} field={field} autoFocus={index === 0 && opened.includes(key)} />
            ))}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
              <KeptLine keptAt={own.length > 0 ? keptAt : undefined} />
              <Button variant="outlined" onClick={cancel}>
                Cancel
              </Button>
              <Button variant="contained" onClick={() => void submit()}>
                Save
              </Button>
            </Box>
          </FieldStack>
        </SourceContextProvider>
      </SchemaContext>
    </Box>
  );
};

const BlockInput = ({ field: { path, label, kind, help }, autoFocus }: { field: DraftField; autoFocus: boolean }) => {
  const shown = { source: path, label, helperText: help };
  if (kind === 'image') return <FileInput {...shown} fills={{ alt: `${path}Alt` }} />;
  if (kind === 'list') return <LinesInput {...shown} />;
  return <TextInput {...shown} autoFocus={autoFocus} {...(kind === 'longText' && { multiline: true, minRows: 3 })} />;
};
