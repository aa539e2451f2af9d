import { BooleanInput, PasswordInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Wide } from '../ui/FieldGrid';
import { LinesInput } from '../ui/LinesInput';
import { AutoresponderPreview } from './AutoresponderPreview';
import { port } from './rules';
import { Section } from './Section';
import { TestMail } from './TestMail';

/** For administrators: how the site sends mail, and who gets it. `stored`: there is a password, which is never read back. */
export const MailSection = ({ stored }: { stored: boolean }) => {
  const removes = useWatch<Record<string, boolean | undefined>>({ name: 'removesSmtpPassword' });
  return (
    <Section title="Mail" note="Administrators only. Without a server enquiries are kept and shown here, but not mailed.">
      <TextInput source="smtpHost" label="SMTP Host" helperText={false} />
      <TextInput source="smtpPort" label="SMTP Port" type="number" validate={port} helperText={false} />
      <TextInput source="smtpUser" label="SMTP User" autoComplete="off" helperText={false} />
      <div>
        <PasswordInput
          source="smtpPassword"
          label="SMTP Password"
          autoComplete="new-password"
          disabled={removes}
          helperText={stored ? 'A password is stored. Left empty it stays.' : 'No password is stored.'}
        />
        {stored && <BooleanInput source="removesSmtpPassword" label="Remove the stored password" helperText={false} />}
      </div>
      <Wide>
        <LinesInput
          source="emailRecipients"
          label="Recipients"
          helperText="Who gets the notice of a new enquiry. One address in each line."
        />
      </Wide>
      <Wide>
        <TextInput
          source="autoresponderTemplate"
          label="Autoresponder"
          multiline
          minRows={6}
          validate={required()}
          helperText="What customers get at once after writing. {name}, {service}, {companyName}, {phone} and {emergencyPhone} are filled in."
        />
      </Wide>
      <Wide>
        <AutoresponderPreview />
      </Wide>
      <Wide>
        <TestMail />
      </Wide>
    </Section>
  );
};
