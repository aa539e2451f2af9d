import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { colour, isColour } from './rules';

/** A colour, picked from the browser's palette or written as people copy it. */
export const ColourInput = ({ source, label }: { source: string; label: string }) => {
  const { setValue } = useFormContext();
  const value = useWatch<Record<string, string | null | undefined>>({ name: source });
  return (
    <TextInput
      source={source}
      label={label}
      validate={colour}
      helperText={false}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={`Pick the ${label.toLowerCase()}`}
                value={isColour(value) ? value.toLowerCase() : '#000000'}
                onChange={({ target }) => setValue(source, target.value.toUpperCase(), { shouldDirty: true, shouldValidate: true })}
                sx={{ width: 32, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
