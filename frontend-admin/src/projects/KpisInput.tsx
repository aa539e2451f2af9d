import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { required, TextInput } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { RowAction } from '../ui/RowAction';

/** The figures that a project is proud of, in their order on its page. */
export const KpisInput = () => {
  const { control } = useFormContext();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'kpis' });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
        Key Figures
      </Box>
      {fields.map(({ id }, index) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1.5, alignItems: 'flex-start' }}>
          <TextInput source={`kpis.${index}.label`} label="What was measured" validate={required()} helperText={false} />
          <TextInput source={`kpis.${index}.value`} label="Value with its unit" validate={required()} helperText={false} />
          <Box sx={{ display: 'flex', flex: 'none' }}>
            <RowAction label={`Move figure ${index + 1} up`} icon={ArrowUp} disabled={index === 0} onClick={() => swap(index, index - 1)} />
            <RowAction
              label={`Move figure ${index + 1} down`}
              icon={ArrowDown}
              disabled={index === fields.length - 1}
              onClick={() => swap(index, index + 1)}
            />
            <RowAction label={`Remove figure ${index + 1}`} icon={X} onClick={() => remove(index)} />
          </Box>
        </Box>
      ))}
      <Button
        variant="outlined"
        size="small"
        startIcon={<Plus size={16} />}
        onClick={() => append({ label: '', value: '' })}
        sx={{ justifySelf: 'start' }}
      >
        Add figure
      </Button>
    </Box>
  );
};
