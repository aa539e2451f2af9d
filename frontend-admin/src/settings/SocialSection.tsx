import { TextInput } from 'react-admin';
import { secureAddress } from './rules';
import { Section } from './Section';

const networks = [
  { name: 'facebook', label: 'Facebook' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'linkedin', label: 'LinkedIn' },
  { name: 'x', label: 'X' },
  { name: 'youtube', label: 'YouTube' },
] as const;

export const SocialSection = () => (
  <Section title="Social Media" note="Addresses that start with https://. Networks left empty are not shown.">
    {networks.map(({ name, label }) => (
      <TextInput key={name} source={`socialMedia.${name}`} label={label} type="url" validate={secureAddress} helperText={false} />
    ))}
  </Section>
);
