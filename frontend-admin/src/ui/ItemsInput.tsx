import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { RowAction } from './RowAction';

interface ItemsInputProps {
  source: string;
  /** Where the resource's texts do not name it. */
  label?: string;
  /** What one is called: 'picture'. */
  item: string;
  /** What a new one holds. */
  empty: Record<string, string>;
  /** The inputs of one; their sources start with the path. */
  children: (path: string) => ReactNode;
}

/** A list of small groups of fields, and their order. */
export const ItemsInput = ({ source, label: given, item, empty, children }: ItemsInputProps) => {
  const { control } = useFormContext();
  const { fields, append, remove, swap } = useFieldArray({ control, name: source });
  const label = useTranslateLabel()({ source, label: given, resource: useResourceContext() });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
        {label}
      </Box>
      {fields.map(({ id }, index) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1.5, alignItems: 'flex-start' }}>
          {children(`${source}.${index}`)}
          <Box sx={{ display: 'flex', flex: 'none' }}>
            <RowAction
              label={`Move ${item} ${index + 1} up`}
              icon={ArrowUp}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            />
            <RowAction
              label={`Move ${item} ${index + 1} down`}
              icon={ArrowDown}
              disabled={index === fields.length - 1}
              onClick={() => swap(index, index + 1)}
            />
            <RowAction label={`Remove ${item} ${index + 1}`} icon={X} onClick={() => remove(index)} />
          </Box>
        </Box>
      ))}
      <Button variant="outlined" size="small" startIcon={<Plus size={16} />} onClick={() => append(empty)} sx={{ justifySelf: 'start' }}>
        Add {item}
      </Button>
    </Box>
  );
};
