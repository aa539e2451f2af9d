import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Fields, same } from '../../data/changedFields';
import type { CompanyInfo, SetUpStatus } from '../../data/types';
import { OnlyRecord } from '../../editing/OnlyRecord';
import { useRecordSubmission } from '../../editing/RecordForm';
import { HoursSection } from '../settings/HoursSection';
import { MailSection } from '../settings/MailSection';
import { BrandingSection, EmergencyPhoneInput, PracticesSection, PromisesSection, Section } from '../settings/Sections';
import { toSettings } from '../settings/settings';
import { RecordConflict } from '../../editing/conflicts/RecordConflict';
import { wide } from '../../kit/FieldGrid';
import { TextInput } from '../../editing/inputs';
import { useOpenRecord } from '../../editing/openRecord';
import { LinesInput } from '../../editing/TextListInput';
import { StepForm, type StepProps } from './StepForm';

export type SettingsStepId = 'company' | 'contact' | 'hours' | 'look' | 'mail' | 'badges' | 'practices';

interface SettingsStepProps extends StepProps {
  step: SettingsStepId;
}

const FIELDS: Record<SettingsStepId, readonly string[]> = {
  company: ['companyName', 'address', 'registrationNumber', 'vatNumber'],
  contact: ['email', 'phone', 'emergencyPhone', 'socialMedia'],
  hours: ['openingHours', 'bankHolidays'],
  look: ['logoUrl', 'faviconUrl', 'primaryColor', 'secondaryColor'],
  mail: ['smtpHost', 'smtpPort', 'smtpUser', 'emailRecipients', 'autoresponderTemplate'],
  badges: ['accreditations', 'keyClients', 'insurance', 'guaranteeMonths', 'freeQuotes'],
  practices: ['practices', 'notifiedThrough'],
};

/** Edits a part of the settings. Where they still are the sample company's, the fields are blank. */
export const SettingsStep = (props: SettingsStepProps) => (
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
    void client.invalidateQueries({ queryKey: ['set-up'] });
    return onSaved();
  };
  return (
    <StepForm
      step={step}
      schema="UpdateCompanyInfoDto"
      stored={suggested(step, info, { opened, status })}
      keepTyped={keepTyped}
      defaultValues={step === 'mail' ? { smtpPassword: '', removesSmtpPassword: false } : undefined}
      save={save}
      onDone={onDone}
      staysAfterSave={step === 'mail'}
    >
      <RecordConflict record={info} />
      <StepFields step={step} info={info} />
    </StepForm>
  );
};

interface Opening {
  opened: Fields;
  status: SetUpStatus;
}

/** What has changed since the form was opened is the owner's, whatever the status said then. */
function suggested(step: SettingsStepId, info: CompanyInfo & Fields, { opened, status: { settings } }: Opening): Fields {
  const isSample = (name: string) => settings.some((each) => each === name) && same(info[name], opened[name]);
  const fields = Object.entries(info).filter(([name]) => name === 'version' || FIELDS[step].includes(name));
  return Object.fromEntries(
    fields.map(([name, value]) => {
      if (name === 'emailRecipients' && isSample(name)) return [name, isSample('email') ? [] : [info.email]];
      return [name, isSample(name) ? blank(value) : value];
    }),
  );
}

const blank = (value: unknown) => (Array.isArray(value) ? [] : typeof value === 'object' ? {} : typeof value === 'boolean' ? false : '');

const StepFields = ({ step, info }: { step: SettingsStepId; info: CompanyInfo }) => {
  if (step === 'hours') return <HoursSection />;
  if (step === 'look') return <BrandingSection />;
  if (step === 'mail') return <MailSection stored={info.hasSmtpPassword ?? false} />;
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
