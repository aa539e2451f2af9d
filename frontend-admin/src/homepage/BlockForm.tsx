import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HomepageBlock } from '../data/types';
import { isLink } from '../ui/linkAddress';
import { useFocusReturns } from '../ui/useFocusReturns';
import { type BlockField, blockFields, blockNotes } from './blockFields';
import { BlockFieldInput } from './BlockFieldInput';
import { textAt } from './content';

interface BlockFormProps {
  block: HomepageBlock;
  onChange: (block: HomepageBlock) => void;
  onCancel: () => void;
  onSave: () => void;
}

/** The texts of one block. Cancel drops what was typed. The focus returns to the pencil that opened it. */
export const BlockForm = ({ block, onChange, onCancel, onSave }: BlockFormProps) => {
  useFocusReturns(`[data-row="${CSS.escape(block.id)}"] [aria-label^="Edit"]`);
  const fields = blockFields[block.type] ?? [];
  const note = blockNotes[block.type] ?? (fields.length === 0 && 'Blocks of this type have nothing to edit here.');
  const faulty = (field: BlockField) => Boolean(field.link) && !isLink(textAt(block.content, field.path));
  return (
    <Box
      component="form"
      noValidate
      aria-label={`Texts of the ${block.type} block`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fields.some(faulty)) onSave();
      }}
      sx={{ display: 'grid', gap: 2.5, mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      {note && <Alert severity="info">{note}</Alert>}
      {fields.map((field, index) => (
        <BlockFieldInput
          key={field.path}
          field={field}
          content={block.content}
          isFirst={index === 0}
          faulty={faulty(field)}
          onChange={(content) => onChange({ ...block, content })}
        />
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Box>
    </Box>
  );
};
