import { TextInput } from 'react-admin';
import { Wide } from '../ui/FieldGrid';
import { linkAddress } from '../ui/linkAddress';
import { degrees } from './rules';
import { Section } from './Section';

const LATITUDE = 90;
const LONGITUDE = 180;

export const PlaceSection = () => (
  <Section title="Position and Downloads" note="The position tells search engines where the office is.">
    <TextInput source="latitude" label="Latitude" validate={degrees(LATITUDE)} helperText="Degrees, for example 53.3498." />
    <TextInput source="longitude" label="Longitude" validate={degrees(LONGITUDE)} helperText="Degrees; west of Greenwich is negative." />
    <Wide>
      <TextInput
        source="capabilityStatementUrl"
        label="Capability Statement"
        validate={linkAddress}
        helperText="The address of a PDF, for example one of the media library. Visitors can download it on the About page."
      />
    </Wide>
  </Section>
);
