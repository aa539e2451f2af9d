import { email, required, TextInput } from 'react-admin';
import { Wide } from '../ui/FieldGrid';
import { Section } from './Section';

/** The two cards of section 2 of the specification. */
export const CompanySections = () => (
  <>
    <Section title="Company Information">
      <Wide>
        <TextInput source="companyName" label="Company Name" validate={required()} helperText={false} />
      </Wide>
      <TextInput source="email" label="Email Address" type="email" validate={[required(), email('Invalid input')]} helperText={false} />
      <TextInput source="phone" label="Phone Number" type="tel" validate={required()} helperText={false} />
      <TextInput source="emergencyPhone" label="Emergency Phone" type="tel" validate={required()} helperText={false} />
      <Wide>
        <TextInput source="address" label="Address" multiline minRows={2} validate={required()} helperText={false} />
      </Wide>
    </Section>
    <Section title="Accreditations">
      <TextInput source="registrationNumber" label="Company Registration Number" helperText={false} />
      <TextInput source="vatNumber" label="VAT Number" helperText={false} />
    </Section>
  </>
);
