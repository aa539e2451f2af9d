import { Alert, Box, Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { HomepageBlock } from '../../data/types';
import { readable } from '../../editing/changes/readable';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { EmptyState } from '../../kit/EmptyState';
import { useFocusFollows } from '../../kit/focus';
import { BlockCard } from './BlockCard';
import { added, blockTypes, moved, removed, sorted } from './blocks';
import { SEO } from './texts';
import { useEditor } from './useEditor';

/** Saves every change to the draft at once; the texts of a block only when its Save is pressed. */
export const BlockEditor = () => {
  const { draft, keepText, setOpened, actions } = useEditor();
  const { save, isSaving } = actions;
  const [deleting, setDeleting] = useState<HomepageBlock | null>(null);
  const list = sorted(draft.blocks);
  const { list: element, touched } = useFocusFollows<HTMLOListElement>(draft.blocks);

  const move = (id: string, step: -1 | 1) => {
    touched(id);
    save((now) => ({ blocks: moved(now.blocks, id, step) }));
  };

  const add = (type: string) => {
    const now = new Date();
    save((stored) => ({ blocks: added(stored.blocks, type, now) }));
  };

  const remove = (id: string) => {
    save((now) => ({ blocks: removed(now.blocks, id) }), {
      key: `delete ${id}`,
      onSaved: () => {
        keepText(id, undefined);
        setOpened((now) => now.filter((other) => other !== id));
      },
      onSettled: () => setDeleting(null),
    });
  };

  return (
    <>
      <LostBlocks />
      {list.length === 0 && <EmptyState text="This homepage has no blocks. Add the first one below." />}
      <Box ref={element} component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {list.map((block, index) => (
          <li key={block.id} data-row={block.id}>
            <BlockCard
              block={block}
              isFirst={index === 0}
              isLast={index === list.length - 1}
              onMove={(step) => move(block.id, step)}
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
            Add {type}
          </Button>
        ))}
      </Box>
      {deleting && (
        <ConfirmDialog
          title={`Delete ${deleting.type} block`}
          question="Are you sure you want to delete this block?"
          action="Delete"
          busy={isSaving}
          onConfirm={() => remove(deleting.id)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
};

/** Texts typed into blocks that a colleague has deleted, to be copied until they are discarded. */
const LostBlocks = () => {
  const { stored, draft, texts, keepText } = useEditor();
  const blocks = [...stored.blocks, ...draft.blocks];
  const lost = Object.entries(texts).filter(([part]) => part !== SEO && !blocks.some(({ id }) => id === part));
  return lost.map(([id, { fields }]) => (
    <Alert key={id} severity="warning" sx={{ mb: 2 }} action={<Button onClick={() => keepText(id, undefined)}>Discard</Button>}>
      A block was deleted while you were editing it. You had typed:
      {Object.entries(fields).map(([field, { mine }]) => (
        <Box key={field} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontWeight: 650 }}>
          {readable(mine)}
        </Box>
      ))}
    </Alert>
  ));
};
