import { Typography } from '@mui/material';
import { useState } from 'react';
import { required } from 'react-admin';
import type { SetUpStatus } from '../../data/types';
import { TextInput } from '../../editing/inputs';
import { ItemsInput } from '../../editing/ItemsInput';
import { PostcodesInput } from '../../editing/TextListInput';
import { wide } from '../../kit/FieldGrid';
import { Section } from '../settings/Sections';
import { StepForm, type StepProps } from './StepForm';
import { useSetUpCall } from './useSetUp';

type Place = Partial<SetUpStatus['places'][number]>;

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
          <PostcodesInput
            source="postcodes"
            label="Postcodes"
            helperText="The first halves, such as CH1, CH2, CH3. Without any, visitors’ postcodes find nothing here."
          />
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
