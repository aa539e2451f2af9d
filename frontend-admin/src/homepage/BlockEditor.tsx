import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { HomepageBlock } from '../data/types';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { useFocusFollows } from '../ui/useFocusFollows';
import { BlockCard } from './BlockCard';
import { added, blockTypes, moved, removed, replaced, sorted } from './blocks';
import { withoutEmptyButtons } from './content';
import type { HomepageActions } from './useHomepageActions';

interface BlockEditorProps {
  blocks: readonly HomepageBlock[];
  editing: HomepageBlock | null;
  onEdit: (block: HomepageBlock | null) => void;
  save: HomepageActions['save'];
}

/** Every change here is saved to the draft at once; the texts of a block when its Save is pressed. */
export const BlockEditor = ({ blocks, editing, onEdit, save }: BlockEditorProps) => {
  const [deleting, setDeleting] = useState<HomepageBlock | null>(null);
  const write = (next: HomepageBlock[]) => save.mutate({ blocks: next });
  const list = sorted(blocks);
  const { list: element, touched } = useFocusFollows<HTMLOListElement>(blocks);

  const move = (id: string, step: -1 | 1) => {
    touched(id);
    write(moved(blocks, id, step));
  };

  const saveEditing = (block: HomepageBlock) =>
    save.mutate({ blocks: replaced(blocks, block.id, { content: withoutEmptyButtons(block.content) }) }, { onSuccess: () => onEdit(null) });

  return (
    <>
      {list.length === 0 && <EmptyState text="This homepage has no blocks. Add the first one below." />}
      <Box ref={element} component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {list.map((block, index) => (
          <li key={block.id} data-row={block.id}>
            <BlockCard
              block={block}
              editing={editing?.id === block.id ? editing : null}
              isFirst={index === 0}
              isLast={index === list.length - 1}
              onMove={(step) => move(block.id, step)}
              onToggle={(enabled) => write(replaced(blocks, block.id, { enabled }))}
              onDelete={() => setDeleting(block)}
              onEdit={onEdit}
              onSave={saveEditing}
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
            onClick={() => write(added(blocks, type, new Date()))}
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
          busy={save.isPending}
          onConfirm={() => {
            if (editing?.id === deleting.id) onEdit(null);
            save.mutate({ blocks: removed(blocks, deleting.id) }, { onSettled: () => setDeleting(null) });
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
};
