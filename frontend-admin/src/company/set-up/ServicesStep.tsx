import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useFormState, useController } from 'react-hook-form';
import type { Service } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { Section } from '../settings/Sections';
import { wide } from '../../kit/FieldGrid';
import { Loaded } from '../../kit/Loaded';
import { StepForm, type StepProps } from './StepForm';
import { useSetUpCall } from './useSetUp';

/** Without a range: saving hides every service that is not chosen, so all of them are listed. */
const ALL = '/api/admin/services';

export const ServicesStep = ({ status: { withoutLine }, onDone }: StepProps) => {
  const query = useRead<Service[]>(['services', 'set-up'], ALL, { gcTime: 0 });
  const call = useCall();
  const send = useSetUpCall('services');
  return (
    <Loaded query={query} failure="The services could not be loaded.">
      {(services) => (
        <StepForm
          step="services"
          stored={{ offered: services.filter(({ isActive }) => isActive).map(({ id }) => id) }}
          save={({ offered }, onSaved) =>
            send(async () => ({ offered: withMine((await call<Service[]>(ALL)).json, services, offered) }), onSaved)
          }
          onDone={onDone}
        >
          <Section title="Services">
            <ServiceChoices services={services} hasLine={withoutLine.length === 0} />
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
const NONE = 'Please choose at least one service';

const ServiceChoices = ({ services, hasLine }: { services: Service[]; hasLine: boolean }) => {
  const { field } = useController<Form>({ name: 'offered', rules: { validate: (ids) => ids.length > 0 || NONE } });
  const fault = useFormState<Form>().errors.offered?.message;
  const chosen = Array.isArray(field.value) ? field.value : [];
  const toggle = (id: string, isChosen: boolean) => field.onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Box component="fieldset" sx={{ ...wide, border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
        {chosen.length} of {services.length} chosen
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {services.map(({ id, title, isEmergency }, index) => (
          <FormControlLabel
            key={id}
            label={title}
            disabled={isEmergency && !hasLine}
            sx={{ minHeight: 44, mr: 0 }}
            control={
              <Checkbox
                {...(index === 0 && { inputRef: field.ref })}
                checked={chosen.includes(id)}
                onChange={(_, isChosen) => toggle(id, isChosen)}
              />
            }
          />
        ))}
      </Box>
      {!hasLine && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          A service for emergencies needs a number that is answered day and night: the emergency phone of the step Contact.
        </Typography>
      )}
      {fault && <FormHelperText error>{fault}</FormHelperText>}
    </Box>
  );
};
