import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../data/ApiError';
import { type Fields, same } from '../../data/changedFields';
import type { CompanyInfo, Profile, SetUpStatus } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { RecordConflict } from '../../editing/conflicts/RecordConflict';
import { SchemaContext, TextInput } from '../../editing/inputs';
import { ItemsInput } from '../../editing/ItemsInput';
import { LikelyEmail } from '../../editing/LikelyEmail';
import { OnlyRecord } from '../../editing/OnlyRecord';
import { useOpenRecord } from '../../editing/openRecord';
import { useRecordSubmission } from '../../editing/RecordForm';
import { LinesInput } from '../../editing/TextListInput';
import { noteBrand } from '../../kit/brand';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { Loaded } from '../../kit/Loaded';
import { useNotices } from '../../kit/useNotices';
import { OpeningHoursSection } from '../settings/HoursSection';
import { MailSection, type SaveThen } from '../settings/MailSection';
import { AddressPartsInputs, BrandingSection, EmergencyPhoneInput, PromisesSection, Section } from '../settings/Sections';
import { PeopleSection, PracticesSection, TermsSection } from '../settings/PeopleSections';
import { toSettings, weekdays } from '../settings/settings';
import { FinishStep } from './FinishStep';
import { PlacesStep } from './PlacesStep';
import { ServicesStep } from './ServicesStep';
import { StepForm, type StepProps } from './StepForm';
import { isAnswered, type StepId } from './steps';
import { WorkStep } from './WorkStep';

export const StepBody = ({ step, ...props }: StepProps & { step: StepId }) => {
  if (step === 'finish') return <FinishStep status={props.status} />;
  if (step === 'places') return <PlacesStep {...props} />;
  if (step === 'services') return <ServicesStep {...props} />;
  if (step === 'work') return <WorkStep {...props} />;
  return <SettingsStep step={step} {...props} />;
};

type SettingsStepId = Exclude<StepId, 'places' | 'services' | 'work' | 'finish'>;

interface SettingsStepProps extends StepProps {
  step: SettingsStepId;
}

const FIELDS: Record<SettingsStepId, readonly string[]> = {
  company: ['companyName', 'addressParts', 'registrationNumber', 'vatNumber'],
  contact: ['email', 'phone', 'emergencyPhone', 'socialMedia'],
  hours: ['openingHours', 'replyHours'],
  look: ['logoUrl', 'darkLogoUrl', 'faviconUrl', 'primaryColor', 'secondaryColor'],
  mail: ['email', 'smtpHost', 'smtpPort', 'smtpUser', 'emailRecipients', 'autoresponderTemplate', 'hasSmtpPassword'],
  badges: ['accreditations', 'accreditationProofs', 'keyClients', 'insurance', 'insurer', 'insuredSum', 'guaranteeMonths', 'freeQuotes'],
  terms: ['terms'],
  practices: ['people', 'practices', 'notifiedThrough'],
};

/** Edits a part of the settings. Where they still are the sample company's, the fields are blank. */
const SettingsStep = (props: SettingsStepProps) => {
  const profile = useRead<Profile>(['profile'], PROFILE);
  return (
    <OnlyRecord<CompanyInfo> resource="company-info" failure="The settings could not be loaded." transform={toSettings}>
      {(info) => (
        <Loaded query={profile} failure="Your profile could not be loaded.">
          {({ displayName }) => <SettingsStepForm info={info} ownName={displayName ?? ''} {...props} />}
        </Loaded>
      )}
    </OnlyRecord>
  );
};

interface SettingsStepFormProps extends SettingsStepProps {
  info: CompanyInfo;
  /** As customers read it. */
  ownName: string;
}

const SettingsStepForm = ({ info, ownName, step, status, onDone }: SettingsStepFormProps) => {
  const client = useQueryClient();
  const submit = useRecordSubmission();
  const { keepTyped } = useOpenRecord();
  const [opened] = useState(info);
  useEffect(() => noteBrand(info), [info]);
  const saveName = useSaveOwnName(ownName);
  // What follows the save instead of the next step.
  const then = useRef<(() => void) | null>(null);
  const save = async ({ displayName, ...values }: Fields, onSaved: () => void) => {
    const asked = then.current;
    then.current = null;
    const errors = unanswered(step, values) ?? (await saveName(displayName)) ?? (await submit(withBadges(step, values)));
    if (errors !== undefined) return errors;
    // Or Back would show these fields blank, as those of the sample company.
    await client.invalidateQueries({ queryKey: ['set-up'] });
    return (asked ?? onSaved)();
  };
  return (
    <StepForm
      step={step}
      schema="UpdateCompanyInfoDto"
      stored={suggested(step, { info, opened, ownName }, status)}
      keepTyped={keepTyped}
      defaultValues={step === 'mail' ? { smtpPassword: '', removesSmtpPassword: false } : undefined}
      save={save}
      onDone={onDone}
    >
      <RecordConflict record={info} />
      <StepFields
        step={step}
        saveThen={(next, form) => {
          then.current = next;
          form?.requestSubmit();
        }}
      />
    </StepForm>
  );
};

const PROFILE = '/api/admin/profile';

/** Saves what customers read the signed-in person is called. Resolves to the errors to show in the form. */
function useSaveOwnName(stored: string) {
  const call = useCall();
  const client = useQueryClient();
  const { failed } = useNotices();
  return async (displayName: unknown) => {
    if (displayName === undefined || displayName === stored) return undefined;
    try {
      await call(PROFILE, { method: 'PUT', body: JSON.stringify({ displayName }) });
      await client.invalidateQueries({ queryKey: ['profile'] });
      return undefined;
    } catch (error) {
      failed('resources.profile.failures.updated', error);
      return error instanceof ApiError ? (error.body.errors ?? {}) : {};
    }
  };
}

const NO_HOURS = 'Please say when you are open.';

const unanswered = (step: SettingsStepId, { openingHours }: Fields) =>
  step === 'hours' && Object.values(openingHours as CompanyInfo['openingHours']).every((day) => day === null)
    ? { openingHours: NO_HOURS }
    : undefined;

type Proofs = NonNullable<CompanyInfo['accreditationProofs']>;

/** A badge has its number beside it: the form asks for both at once. */
function withBadges(step: SettingsStepId, values: Fields): Fields {
  if (step !== 'badges') return values;
  const proofs = (values['accreditationProofs'] ?? []) as Proofs;
  return { ...values, accreditations: proofs.map(({ name }) => name) };
}

const badgesOf = (names: readonly string[], proofs: Proofs): Proofs =>
  names.map((name) => proofs.find((proof) => proof.name === name) ?? { name });

/** Of a whole of which only one field counts as the sample company's. */
const COMPARED: Readonly<Record<string, string>> = { addressParts: 'address' };

interface Given {
  info: CompanyInfo & Fields;
  opened: Fields;
  ownName: string;
}

/** What has changed since the form was opened is the owner's, whatever the status said then. */
function suggested(step: SettingsStepId, { info, opened, ownName }: Given, status: SetUpStatus): Fields {
  const isSample = (name: string) => status.settings.some((each) => each === (COMPARED[name] ?? name)) && same(info[name], opened[name]);
  // The mail step only reads the address.
  const isLeftOut = (name: string) => step === 'mail' && name === 'email' && isSample(name);
  const fields = Object.entries(info).filter(([name]) => name === 'version' || (FIELDS[step].includes(name) && !isLeftOut(name)));
  const found: Fields = Object.fromEntries(
    fields.map(([name, value]) => {
      if (name === 'emailRecipients' && isSample(name)) return [name, isSample('email') ? [] : [info.email]];
      return [name, isSample(name) ? blank(value) : value];
    }),
  );
  if (step === 'company') return { ...found, displayName: ownName };
  if (step === 'hours' && !isAnswered('hours', status) && same(info.openingHours, opened['openingHours']))
    return { ...found, openingHours: Object.fromEntries(weekdays.map((day) => [day, null])) };
  if (step === 'badges')
    return {
      ...found,
      accreditationProofs: badgesOf(
        found['accreditations'] as string[],
        isSample('accreditationProofs') ? [] : (info.accreditationProofs ?? []),
      ),
    };
  const hasNobody = isSample('people') || (info.people === null && !isAnswered('practices', status));
  if (step === 'practices' && hasNobody && ownName) return { ...found, people: [{ name: ownName, role: '', answers: true, visits: true }] };
  return found;
}

/** By the type of what the sample says. */
const BLANKS: Readonly<Record<string, unknown>> = { object: {}, boolean: false, number: null, string: '' };
const blank = (value: unknown): unknown => (Array.isArray(value) ? [] : BLANKS[typeof value]);

const StepFields = ({ step, saveThen }: Pick<SettingsStepProps, 'step'> & { saveThen: SaveThen }) => {
  if (step === 'hours') return <OpeningHoursSection />;
  if (step === 'look') return <BrandingSection />;
  if (step === 'mail') return <MailSection saveThen={saveThen} />;
  if (step === 'terms') return <TermsSection />;
  if (step === 'practices')
    return (
      <>
        <PeopleSection />
        <PracticesSection />
      </>
    );
  if (step === 'company')
    return (
      <>
        <Section title="Name and address">
          <TextInput source="companyName" autoComplete="organization" sx={wide} />
          <AddressPartsInputs isAsked />
          <TextInput source="registrationNumber" helperText="Leave blank if you are not registered at Companies House." />
          <TextInput source="vatNumber" helperText="Leave blank if you have none." />
        </Section>
        <Section title="You">
          <SchemaContext value="UpdateProfileDto">
            <TextInput
              source="displayName"
              label="Your Name, as Customers Read It"
              autoComplete="name"
              helperText="You sign your replies with it. Leave blank to sign as your company."
              sx={wide}
            />
          </SchemaContext>
        </Section>
      </>
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
        <Section title="Social media" note="Addresses of your own pages, such as facebook.com/you. Blank ones are not shown.">
          {['facebook', 'instagram', 'linkedin'].map((name) => (
            <TextInput key={name} source={`socialMedia.${name}`} type="url" />
          ))}
        </Section>
      </>
    );
  return (
    <>
      <Section title="Badges" note="Schemes that you are registered with. Customers look for the number.">
        <ItemsInput source="accreditationProofs" label="" item="badge">
          <FieldGrid>
            <TextInput source="name" label="Badge" helperText="Such as ‘NICEIC Approved Contractor’." />
            <TextInput source="number" label="Number" />
            <TextInput source="registerUrl" label="Entry in the register" type="url" helperText="The badge leads there." sx={wide} />
          </FieldGrid>
        </ItemsInput>
      </Section>
      <Section title="Clients" note="Shown in the client strip. Ask them first.">
        <LinesInput source="keyClients" sx={wide} />
      </Section>
      <PromisesSection />
    </>
  );
};
