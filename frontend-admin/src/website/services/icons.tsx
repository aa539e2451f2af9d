import { Autocomplete, Box, InputAdornment, TextField } from '@mui/material';
import {
  Award,
  Building2,
  Cable,
  Cctv,
  CircuitBoard,
  ClipboardCheck,
  Clock,
  CookingPot,
  DoorOpen,
  Factory,
  FileCheck,
  Flame,
  HeartPulse,
  House,
  HouseWifi,
  KeyRound,
  Lamp,
  Lightbulb,
  type LucideIcon,
  Network,
  PlugZap,
  ShieldCheck,
  ShowerHead,
  Siren,
  Sun,
  Wrench,
  Zap,
} from 'lucide-react';
import { createElement } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { FieldHelp } from '../../editing/inputs';

/** The Lucide names that the public site has drawings for (its content/icons.ts); a name that it lacks appears there as a bolt. */
const icons: Readonly<Record<string, LucideIcon>> = {
  award: Award,
  'building-2': Building2,
  cable: Cable,
  cctv: Cctv,
  'circuit-board': CircuitBoard,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  'cooking-pot': CookingPot,
  'door-open': DoorOpen,
  factory: Factory,
  'file-check': FileCheck,
  flame: Flame,
  'heart-pulse': HeartPulse,
  house: House,
  'house-wifi': HouseWifi,
  'key-round': KeyRound,
  lamp: Lamp,
  lightbulb: Lightbulb,
  network: Network,
  'plug-zap': PlugZap,
  'shield-check': ShieldCheck,
  'shower-head': ShowerHead,
  siren: Siren,
  sun: Sun,
  wrench: Wrench,
  zap: Zap,
};

const iconNames: readonly string[] = Object.keys(icons);

/** The icon of that name; a bolt when there is none, as on the public site. */
export const ServiceIcon = ({ name, size = 20 }: { name: string | null; size?: number }) =>
  createElement((name ? icons[name] : undefined) ?? Zap, { size, 'aria-hidden': true });

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
