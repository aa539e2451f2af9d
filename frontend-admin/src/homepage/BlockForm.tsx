import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { HomepageBlock } from '../data/types';
import { focusOnMount } from '../ui/focusOnMount';
import { isLink } from '../ui/linkAddress';
import { type BlockField, blockFields } from './blockFields';
import { textAt, withText } from './content';

interface BlockFormProps {
  block: HomepageBlock;
  onChange: (block: HomepageBlock) => void;
  onCancel: () => void;
  onSave: () => void;
}

/** The texts of one block. Cancel drops what was typed. */
export const BlockForm = ({ block, onChange, onCancel, onSave }: BlockFormProps) => {
  const fields = blockFields[block.type] ?? [];
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
      {fields.length === 0 && <Alert severity="info">Blocks of this type have nothing to edit here.</Alert>}
      {fields.map((field, index) => (
        <TextField
          key={field.path}
          inputRef={index === 0 ? focusOnMount : undefined}
          label={field.label}
          value={textAt(block.content, field.path)}
          onChange={(event) => onChange({ ...block, content: withText(block.content, field.path, event.target.value) })}
          error={faulty(field)}
          helperText={faulty(field) ? 'Give a path such as /contact, or a tel:, mailto: or https:// link.' : undefined}
          {...(field.rows && { multiline: true, minRows: field.rows })}
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
