import { ImageInput } from '../ui/ImageInput';
import { ColourInput } from './ColourInput';
import { Section } from './Section';

export const BrandingSection = () => (
  <Section title="Branding" note="The website keeps its texts readable on whatever colours are chosen.">
    <ImageInput source="logoUrl" label="Logo" />
    <ImageInput source="faviconUrl" label="Browser Icon" />
    <ColourInput source="primaryColor" label="Primary Colour" />
    <ColourInput source="secondaryColor" label="Secondary Colour" />
  </Section>
);
