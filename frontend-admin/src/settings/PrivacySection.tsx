import { TextInput } from 'react-admin';
import { months } from './rules';
import { Section } from './Section';

/** For administrators: how long enquiries are kept. */
export const PrivacySection = () => (
  <Section title="Privacy" note="Administrators only. The privacy policy shows this period.">
    <TextInput
      source="retentionMonths"
      label="Keep Inquiries for (Months)"
      type="number"
      validate={months}
      helperText="Older ones are erased every night with their mails and notes. Empty: they are kept."
    />
  </Section>
);
