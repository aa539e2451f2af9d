import { Alert, Box, InputAdornment, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import { BooleanInput, required, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CompanyInfo, Service } from '../../data/types';
import { useRead } from '../../data/useCall';
import { useSessionUser } from '../../data/session/session';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { TitledCard } from '../../kit/TitledCard';
import { NumberInput, TextInput } from '../../editing/inputs';
import { PositionInputs } from '../../editing/PositionInputs';
import { ItemsInput } from '../../editing/ItemsInput';
import { ShownPlaces } from '../../editing/ShownPlaces';
import { LikelyEmail } from '../../editing/LikelyEmail';
import { MoreFields } from '../../editing/MoreFields';
import { FileInput } from '../../editing/pictures/pictureInputs';
import { LinesInput } from '../../editing/TextListInput';
import { isColour } from './settings';

export const Section = ({ children, ...card }: ComponentProps<typeof TitledCard>) => (
  <TitledCard {...card}>
    <FieldGrid>{children}</FieldGrid>
  </TitledCard>
);

/** The server refuses a change by others. */
const EmailInput = () => {
  const isAdmin = useSessionUser()?.role === 'admin';
  const role = 'It sends all emails of the website, and customers reply to it.';
  const note = isAdmin ? 'When you change it, we notify the old address.' : 'Only administrators can change it.';
  return <TextInput source="email" type="email" readOnly={!isAdmin} helperText={`${role} ${note}`} />;
};

/** Each with what a browser fills in. */
const ADDRESS_PARTS = [
  { part: 'line', autoComplete: 'address-line1', isNeeded: true },
  { part: 'locality', autoComplete: 'address-level2', isNeeded: true },
  { part: 'county', autoComplete: 'address-level1' },
  { part: 'postcode', autoComplete: 'postal-code', isNeeded: true },
  { part: 'country', autoComplete: 'country-name' },
];

/** `isAsked`: they make the address, instead of being read from it. */
export const AddressPartsInputs = ({ isAsked = false }: { isAsked?: boolean }) =>
  ADDRESS_PARTS.map(({ part, autoComplete, isNeeded }, index) => (
    <TextInput
      key={part}
      source={`addressParts.${part}`}
      autoComplete={autoComplete}
      validate={isAsked && isNeeded ? required() : undefined}
      sx={isAsked && index === 0 ? wide : undefined}
    />
  ));

export const CompanySections = () => (
  <>
    <Section title="Company Information">
      <TextInput source="companyName" sx={wide} />
      <EmailInput />
      <LikelyEmail />
      <TextInput source="phone" type="tel" />
      <EmergencyPhoneInput />
      <TextInput
        source="whatsappNumber"
        type="tel"
        helperText="A mobile number that you answer on WhatsApp. Leave blank if you have none."
      />
      <TextInput source="textNumber" type="tel" helperText="A mobile number whose text messages you read. Leave blank if you have none." />
      <TextInput source="address" multiline minRows={2} sx={wide} helperText="As people read it." />
      <MoreFields label="The address by its parts">
        <Typography color="text.secondary" sx={wide}>
          Search engines and maps read these. When you change the address above, saving reads them from it; when you change them, saving
          changes the address.
        </Typography>
        <AddressPartsInputs />
      </MoreFields>
    </Section>
    <Section title="Accreditations">
      <TextInput source="registrationNumber" />
      <TextInput source="vatNumber" />
    </Section>
  </>
);

/** While it is blank, the website speaks of no emergency line and offers no service for emergencies. */
export const EmergencyPhoneInput = () => (
  <>
    <TextInput source="emergencyPhone" type="tel" helperText="A line that is answered day and night. Leave blank if you have none." />
    <EmergencyServicesNotice />
  </>
);

const EMERGENCIES = `/api/admin/services?filter=${encodeURIComponent('{"isEmergency":true}')}`;

const EmergencyServicesNotice = () => {
  const phone = useWatch<Partial<CompanyInfo>>({ name: 'emergencyPhone' });
  const version = useRecordContext<CompanyInfo>()?.version;
  const { data: services = [] } = useRead<Service[]>(['services', 'emergency', version], EMERGENCIES, { gcTime: 0 });
  const idle = services.filter(({ isActive }) => !phone || !isActive);
  if (!idle.length) return null;
  const names = idle.map(({ title }) => `‘${title}’`).join(', ');
  return (
    <Alert severity="info" sx={wide}>
      {phone
        ? `Inactive, because there was no emergency phone: ${names}. Activate it under Services to offer it.`
        : `Without an emergency phone, this is not on the website: ${names}. Saving makes it inactive.`}
    </Alert>
  );
};

export const BrandingSection = () => (
  <Section title="Branding" note="Text on the website stays readable whichever colours you choose.">
    <FileInput source="logoUrl" helperText="On light ground. On the website it has a white plate unless there is one for dark ground." />
    <FileInput source="darkLogoUrl" isOnDark helperText="On dark ground, as on the website and in the backoffice." />
    <FileInput source="faviconUrl" sx={wide} />
    <ColourInput source="primaryColor" />
    <ColourInput source="secondaryColor" />
  </Section>
);

const FIGURES = ['yearsExperience', 'projectsCompleted', 'satisfactionRate'];
const NETWORKS = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'];

export const BadgesSection = () => (
  <Section title="Badges and Clients" note="Names shown in the footer and in the client strip.">
    <LinesInput source="accreditations" />
    <LinesInput source="keyClients" />
    <ShownPlaces />
    <ItemsInput source="accreditationProofs" item="proof">
      <FieldGrid>
        <TextInput source="name" label="Accreditation" helperText="Spelled as in the list above." />
        <TextInput source="number" label="Number" />
        <TextInput source="registerUrl" label="Entry in the register" type="url" helperText="The badge leads there." />
        <TextInput
          source="expiresOn"
          label="Last day"
          type="date"
          helperText="After it the badge is not shown. We remind you 60, 30 and 7 days before."
        />
      </FieldGrid>
    </ItemsInput>
  </Section>
);

export const OnlineSections = () => (
  <>
    <Section title="Social Media" note="Addresses that start with https://. Blank networks are not shown.">
      {NETWORKS.map((name) => (
        <TextInput key={name} source={`socialMedia.${name}`} type="url" />
      ))}
    </Section>
    <Section
      title="Review Profiles"
      note="Your pages on Google, Checkatrade, Trustpilot, TrustMark and the like. Shown beside what customers say and in the footer. The first one with a rating stands at the top of pages."
    >
      <ItemsInput source="reviewProfiles" item="profile">
        <FieldGrid>
          <TextInput source="name" label="Site" />
          <TextInput source="url" label="Address" type="url" />
          <NumberInput source="rating" label="Rating" helperText="The average there, for example 4.8." />
          <NumberInput source="count" label="Number of reviews" helperText="How many reviews it is the average of." />
          <TextInput
            source="asOf"
            label="Read on"
            type="date"
            helperText="The day on which you read both there. Visitors see the rating with the number and this day, or not at all."
          />
        </FieldGrid>
      </ItemsInput>
    </Section>
    <Section title="Position and Downloads" note="The position tells search engines where the office is.">
      <FileInput source="capabilityStatementUrl" kind="pdf" helperText="Visitors can download it from the About page." sx={wide} />
      <MoreFields>
        <PositionInputs helperText="Of the office, for example 53.3498. Both may be pasted here from a map." />
      </MoreFields>
    </Section>
  </>
);

export const FiguresSection = () => (
  <Section
    title="Figures"
    note="The website shows a figure when its source and date are given: a claim that nobody can check is worth nothing."
  >
    {FIGURES.map((name) => (
      <Box key={name} sx={FIGURE}>
        <TextInput source={name} type="number" />
        <TextInput source={`${name}Source`} helperText="Who counted, for example 'Our job register'." />
        <TextInput source={`${name}AsOf`} type="date" helperText="Counted up to this day." />
      </Box>
    ))}
  </Section>
);

/** A figure, its source and its date in one line. */
const FIGURE = { ...wide, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 3fr 2fr' } };

/** Shown on the homepage and in the terms. */
export const PromisesSection = () => (
  <Section title="Insurance, Guarantee and Quotations" note="The website promises only what stands here.">
    <TextInput
      source="insurance"
      helperText="What you are insured for, such as ‘Public liability up to £2 million’. Leave blank to say nothing of insurance."
      sx={wide}
    />
    <TextInput
      source="insurer"
      helperText="Your insurance company. The website says ‘Fully insured’ once insurer, kind and sum stand here."
    />
    <NumberInput
      source="insuredSum"
      helperText="In pounds, for example 5000000 for £5 million. It has to be what your policy says. Leave blank to name no sum."
    />
    <TextInput source="guaranteeMonths" type="number" helperText="On your workmanship. Leave blank to promise none." />
    <BooleanInput source="freeQuotes" helperText="Buttons then say ‘Get a Free Quote’, otherwise ‘Get a Quote’." sx={wide} />
  </Section>
);

const REPLIES_NOTE =
  "Texts to start from in 'Reply via Email'. {name}, {service}, {phone}, {emergencyPhone}, {companyName} and {sender} (your name for customers) are filled in. Without an emergency phone, sentences that give it are left out.";

export const RepliesSection = () => (
  <Section title="Reply Templates" note={REPLIES_NOTE}>
    <ItemsInput source="replyTemplates" label="Templates" item="reply template">
      <TextInput source="name" label="Template name" />
      <TextInput source="text" label="Template text" multiline minRows={4} />
    </ItemsInput>
  </Section>
);

export const PrivacySection = () => (
  <Section title="Privacy" note="Administrators only. The privacy policy shows this period.">
    <TextInput
      source="retentionMonths"
      type="number"
      helperText="Older enquiries are erased every night, with their emails and notes. Leave blank to keep them."
    />
  </Section>
);

export const SignInSection = () => (
  <Section title="Sign-in" note="Administrators only.">
    <BooleanInput
      source="requireSecondFactor"
      helperText="All staff need a passkey or an authenticator app as well; those who have none set one up before they go on. Administrators of a public website always do."
      sx={wide}
    />
  </Section>
);

const ColourInput = ({ source }: { source: string }) => {
  const { setValue } = useFormContext();
  const value = useWatch<Record<string, string | null | undefined>>({ name: source });
  const label = useTranslate()(`resources.company-info.fields.${source}`);
  return (
    <TextInput
      source={source}
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
