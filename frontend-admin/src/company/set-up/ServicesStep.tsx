import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useController, useFormState } from 'react-hook-form';
import { choicesOf } from '../../data/contract';
import type { Service } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { SelectInput, TextInput } from '../../editing/inputs';
import { wide } from '../../kit/FieldGrid';
import { Loaded } from '../../kit/Loaded';
import { Section } from '../settings/Sections';
import { AddRecord } from './AddRecord';
import { StepForm, type StepProps } from './StepForm';
import { isAnswered } from './steps';
import { useSetUpCall } from './useSetUp';

/** Without a range: saving hides every service that is not chosen, so all of them are listed. */
const ALL = '/api/admin/services';

/** Until it is saved nothing is chosen: what the sample company offers is no suggestion. */
export const ServicesStep = ({ status, onDone }: StepProps) => {
  const query = useRead<Service[]>(['services', 'set-up'], ALL, { gcTime: 0 });
  const call = useCall();
  const send = useSetUpCall('services');
  return (
    <Loaded query={query} failure="The services could not be loaded.">
      {(services) => (
        <StepForm
          step="services"
          stored={{ offered: isAnswered('services', status) ? services.filter(({ isActive }) => isActive).map(({ id }) => id) : [] }}
          save={({ offered }, onSaved) =>
            send(async () => ({ offered: withMine((await call<Service[]>(ALL)).json, services, offered) }), onSaved)
          }
          onDone={onDone}
        >
          <Section title="Services">
            <ServiceChoices services={services} hasLine={status.withoutLine.length === 0} />
          </Section>
        </StepForm>
      )}
    </Loaded>
  );
};

/** Returns the ids of what is offered now, with what this form has changed. */
function withMine(now: readonly Service[], opened: readonly Service[], offered: unknown): string[] {
  const chosen = new Set(Array.isArray(offered) ? offered : []);
  const isOffered = ({ id, isActive }: Service) => {
    const before = opened.find((one) => one.id === id);
    return before === undefined || before.isActive === chosen.has(id) ? isActive : !before.isActive;
  };
  return now.filter(isOffered).map(({ id }) => id);
}

type Form = { offered: string[] };
const GROUPS = choicesOf('CreateServiceDto', 'group');
const TYPES = choicesOf('CreateServiceDto', 'enquiryType');
const NONE = 'Please choose at least one service';

const ServiceChoices = ({ services, hasLine }: { services: Service[]; hasLine: boolean }) => {
  const { field } = useController<Form>({ name: 'offered', rules: { validate: (ids) => ids.length > 0 || NONE } });
  const fault = useFormState<Form>().errors.offered?.message;
  const chosen = Array.isArray(field.value) ? field.value : [];
  const toggle = (ids: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id));
    field.onChange(isChosen ? [...others, ...ids] : others);
  };
  const others = services.filter(({ group }) => GROUPS.every(({ id }) => id !== group));
  const filled = [
    ...GROUPS.map(({ id, name }) => ({ name, services: services.filter(({ group }) => group === id) })),
    { name: 'Services', services: others },
  ].filter((group) => group.services.length > 0);
  return (
    <Box sx={{ ...wide, display: 'grid', gap: 2 }}>
      <Typography role="status">
        {services.length > 0 ? `${chosen.length} of ${services.length} chosen` : 'None yet: add the first one.'}
      </Typography>
      {filled.map((group, index) => (
        <Group key={group.name} {...group} {...{ chosen, hasLine, toggle }} inputRef={index === 0 ? field.ref : undefined} />
      ))}
      <AddRecord resource="services" schema="Service" label="Add your own service" onAdded={(id) => toggle([id], true)}>
        <TextInput source="title" helperText="As customers call it, such as ‘Battery Storage’." sx={wide} />
        <TextInput
          source="baseDescription"
          label="What it is"
          multiline
          minRows={3}
          helperText="A sentence or two, with which its pages begin."
          sx={wide}
        />
        <SelectInput source="group" choices={GROUPS} helperText="The group of the services menu that lists it." />
        <SelectInput source="enquiryType" choices={TYPES} helperText="The nearest of the usual types." />
      </AddRecord>
      {!hasLine && (
        <Typography color="text.secondary">
          A service for emergencies needs a number that is answered day and night: the emergency phone of the step Contact.
        </Typography>
      )}
      {fault && <FormHelperText error>{fault}</FormHelperText>}
    </Box>
  );
};

interface GroupProps {
  name: string;
  services: readonly Service[];
  chosen: readonly string[];
  /** Whether there is somebody who answers in an emergency. */
  hasLine: boolean;
  toggle: (ids: readonly string[], isChosen: boolean) => void;
  inputRef?: (element: HTMLInputElement | null) => void;
}

const Group = ({ name, services, chosen, hasLine, toggle, inputRef }: GroupProps) => {
  const free = services.filter(({ isEmergency }) => hasLine || !isEmergency).map(({ id }) => id);
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', m: 0, px: 2, pt: 0.5, pb: 1, minWidth: 0 }}>
      <Typography component="legend" sx={{ px: 0.75, ml: -0.75, fontWeight: 650 }}>
        {name}
      </Typography>
      {free.length > 1 && (
        <FormControlLabel
          label="All of these"
          sx={{ minHeight: 44, color: 'text.secondary' }}
          control={
            <Checkbox
              checked={free.every((id) => chosen.includes(id))}
              onChange={(_, isChosen) => toggle(free, isChosen)}
              inputRef={inputRef}
              slotProps={{ input: { 'aria-label': `All of these: ${name}` } }}
            />
          }
        />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {services.map(({ id, title, isEmergency }) => (
          <FormControlLabel
            key={id}
            label={title}
            disabled={isEmergency && !hasLine}
            sx={{ minHeight: 44, mr: 0 }}
            control={<Checkbox checked={chosen.includes(id)} onChange={(_, isChosen) => toggle([id], isChosen)} />}
          />
        ))}
      </Box>
    </Box>
  );
};
