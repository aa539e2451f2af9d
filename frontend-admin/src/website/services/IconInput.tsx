import { Autocomplete, Box, InputAdornment, TextField } from '@mui/material';
import { FieldTitle, useInput } from 'react-admin';
import { FieldHelp } from '../../editing/inputs';
import { iconNames, ServiceIcon } from './icons';

/** Picks by name and picture. A stored name that is not on offer is kept until another is picked. */
export const IconInput = ({ source }: { source: string }) => {
  const { id, field, fieldState } = useInput({ source });
  const value = field.value ? String(field.value) : null;
  const options = value && !iconNames.includes(value) ? [value, ...iconNames] : iconNames;
  return (
    <Autocomplete
      id={id}
      options={[...options]}
      value={value}
      onChange={(_, next) => field.onChange(next)}
      onBlur={field.onBlur}
      renderOption={({ key, ...props }, name) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          <ServiceIcon name={name} />
          {name}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={<FieldTitle source={source} />}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={<FieldHelp error={fieldState.error}>The name of a Lucide icon.</FieldHelp>}
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start" sx={{ pl: 0.5, mr: 0 }}>
                  <ServiceIcon name={value} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
};
