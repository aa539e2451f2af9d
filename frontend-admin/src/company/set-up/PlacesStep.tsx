import { Typography } from '@mui/material';
import { useState } from 'react';
import { required } from 'react-admin';
import { Section } from '../settings/Sections';
import { wide } from '../../kit/FieldGrid';
import { TextInput } from '../../editing/inputs';
import { ItemsInput } from '../../editing/ItemsInput';
import { CommaListInput } from '../../editing/TextListInput';
import { StepForm, type StepProps } from './StepForm';
import { useSetUpCall } from './useSetUp';

interface Place {
  id?: string;
  name?: string;
  postcodes?: string[];
  description?: string | null;
}

const NEW: Place = { name: '', postcodes: [], description: '' };

export const PlacesStep = ({ status, onDone }: StepProps) => {
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
