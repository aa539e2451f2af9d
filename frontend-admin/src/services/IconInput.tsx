import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput } from 'react-admin';
import { iconNames } from './icons';
import { ServiceIcon } from './ServiceIcon';

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
          helperText={fieldState.error?.message ?? "From Lucide's icons."}
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
