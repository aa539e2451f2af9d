import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { required } from 'react-admin';
import { useController, useFormState } from 'react-hook-form';
import { type Fields, same } from '../../data/changedFields';
import type { CompanyInfo, Service, SetUpStatus } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { RecordConflict } from '../../editing/conflicts/RecordConflict';
import { TextInput } from '../../editing/inputs';
import { ItemsInput } from '../../editing/ItemsInput';
import { LikelyEmail } from '../../editing/LikelyEmail';
import { OnlyRecord } from '../../editing/OnlyRecord';
import { useOpenRecord } from '../../editing/openRecord';
import { useRecordSubmission } from '../../editing/RecordForm';
import { CommaListInput, LinesInput } from '../../editing/TextListInput';
import { wide } from '../../kit/FieldGrid';
import { Loaded } from '../../kit/Loaded';
import { HoursSection } from '../settings/HoursSection';
import { MailSection } from '../settings/MailSection';
import { BrandingSection, EmergencyPhoneInput, PromisesSection, Section } from '../settings/Sections';
import { PracticesSection } from '../settings/PeopleSections';
import { toSettings } from '../settings/settings';
import { FinishStep } from './FinishStep';
import { StepForm, type StepProps } from './StepForm';
import type { StepId } from './steps';
import { useSetUpCall } from './useSetUp';

export const StepBody = ({ step, ...props }: StepProps & { step: StepId }) => {
  if (step === 'finish') return <FinishStep status={props.status} />;
  if (step === 'places') return <PlacesStep {...props} />;
  if (step === 'services') return <ServicesStep {...props} />;
  return <SettingsStep step={step} {...props} />;
};

type Place = Partial<SetUpStatus['places'][number]>;

const NEW: Place = { name: '', postcodes: [], description: '' };

const PlacesStep = ({ status, onDone }: StepProps) => {
  const send = useSetUpCall('places');
  // A place that somebody has added since is not in the form, and stays.
  const [opened] = useState(status.places);
  const save = ({ places = [] }: { places?: Place[] }, onSaved: () => void) => {
    const removed = opened.flatMap(({ id }) => (places.some((place) => place.id === id) ? [] : [id]));
    return send({ places: places.map(({ id, name, postcodes, description }) => ({ id, name, postcodes, description })), removed }, onSaved);
  };
  return (
    <StepForm step="places" schema="SavePlacesDto" stored={{ places: opened.length ? opened : [NEW] }} save={save} onDone={onDone}>
      <Section title="Places" note="A town, a district or a region; the most important one first.">
        <ItemsInput source="places" label="" item="place">
          <TextInput source="name" label="Name" validate={required()} />
          <CommaListInput source="postcodes" label="Postcodes" helperText="The first halves, separated by commas: CH1, CH2, CH3." />
          <TextInput
            source="description"
            label="What you do there (optional)"
            multiline
            minRows={2}
            helperText="In your own words. Search engines show a place’s page once it has about 150 words."
          />
        </ItemsInput>
        <Typography color="text.secondary" sx={wide}>
          You can add more places at any time.
        </Typography>
      </Section>
    </StepForm>
  );
};

/** Without a range: saving hides every service that is not chosen, so all of them are listed. */
const ALL = '/api/admin/services';

const ServicesStep = ({ status: { withoutLine }, onDone }: StepProps) => {
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

type SettingsStepId = Exclude<StepId, 'places' | 'services' | 'finish'>;

interface SettingsStepProps extends StepProps {
  step: SettingsStepId;
}

const FIELDS: Record<SettingsStepId, readonly string[]> = {
  company: ['companyName', 'address', 'registrationNumber', 'vatNumber'],
  contact: ['email', 'phone', 'emergencyPhone', 'socialMedia'],
  hours: ['openingHours', 'bankHolidays', 'nation', 'specialDays', 'replyHours'],
  look: ['logoUrl', 'faviconUrl', 'primaryColor', 'secondaryColor'],
  mail: ['smtpHost', 'smtpPort', 'smtpUser', 'emailRecipients', 'autoresponderTemplate', 'hasSmtpPassword'],
  badges: ['accreditations', 'keyClients', 'insurance', 'insuredSum', 'guaranteeMonths', 'freeQuotes'],
  practices: ['practices', 'notifiedThrough'],
};

/** Edits a part of the settings. Where they still are the sample company's, the fields are blank. */
const SettingsStep = (props: SettingsStepProps) => (
  <OnlyRecord<CompanyInfo> resource="company-info" failure="The settings could not be loaded." transform={toSettings}>
    {(info) => <SettingsStepForm info={info} {...props} />}
  </OnlyRecord>
);

const SettingsStepForm = ({ info, step, status, onDone }: SettingsStepProps & { info: CompanyInfo }) => {
  const client = useQueryClient();
  const submit = useRecordSubmission();
  const { keepTyped } = useOpenRecord();
  const [opened] = useState(info);
  const save = async (values: Fields, onSaved: () => void) => {
    const errors = await submit(values);
    if (errors !== undefined) return errors;
    // Or Back would show these fields blank, as those of the sample company.
    await client.invalidateQueries({ queryKey: ['set-up'] });
    return onSaved();
  };
  return (
    <StepForm
      step={step}
      schema="UpdateCompanyInfoDto"
      stored={suggested(step, info, opened, status)}
      keepTyped={keepTyped}
      defaultValues={step === 'mail' ? { smtpPassword: '', removesSmtpPassword: false } : undefined}
      save={save}
      onDone={onDone}
      staysAfterSave={step === 'mail'}
    >
      <RecordConflict record={info} />
      <StepFields step={step} />
    </StepForm>
  );
};

/** What has changed since the form was opened is the owner's, whatever the status said then. */
function suggested(step: SettingsStepId, info: CompanyInfo & Fields, opened: Fields, { settings }: SetUpStatus): Fields {
  const isSample = (name: string) => settings.some((each) => each === name) && same(info[name], opened[name]);
  const fields = Object.entries(info).filter(([name]) => name === 'version' || FIELDS[step].includes(name));
  return Object.fromEntries(
    fields.map(([name, value]) => {
      if (name === 'emailRecipients' && isSample(name)) return [name, isSample('email') ? [] : [info.email]];
      return [name, isSample(name) ? blank(value) : value];
    }),
  );
}

/** By the type of what the sample says. */
const BLANKS: Readonly<Record<string, unknown>> = { object: {}, boolean: false, number: null, string: '' };
const blank = (value: unknown): unknown => (Array.isArray(value) ? [] : BLANKS[typeof value]);

const StepFields = ({ step }: Pick<SettingsStepProps, 'step'>) => {
  if (step === 'hours') return <HoursSection />;
  if (step === 'look') return <BrandingSection />;
  if (step === 'mail') return <MailSection />;
  if (step === 'practices') return <PracticesSection />;
  if (step === 'company')
    return (
      <Section title="Name and address">
        <TextInput source="companyName" autoComplete="organization" sx={wide} />
        <TextInput source="address" multiline minRows={2} autoComplete="street-address" sx={wide} />
        <TextInput source="registrationNumber" helperText="Leave blank if you are not registered at Companies House." />
        <TextInput source="vatNumber" helperText="Leave blank if you have none." />
      </Section>
    );
  if (step === 'contact')
    return (
      <>
        <Section title="Email and telephone">
          <TextInput source="email" type="email" autoComplete="email" sx={wide} />
          <LikelyEmail />
          <TextInput source="phone" type="tel" autoComplete="tel" />
          <EmergencyPhoneInput />
        </Section>
        <Section title="Social media" note="Addresses of your own pages. Blank ones are not shown.">
          {['facebook', 'instagram', 'linkedin'].map((name) => (
            <TextInput key={name} source={`socialMedia.${name}`} type="url" />
          ))}
        </Section>
      </>
    );
  return (
    <>
      <Section title="Badges and clients" note="One per line. Names shown in the footer and in the client strip; blank ones are left out.">
        <LinesInput source="accreditations" helperText="Such as the name of the scheme that you are registered with." />
        <LinesInput source="keyClients" helperText="Ask them first." />
      </Section>
      <PromisesSection />
    </>
  );
};
