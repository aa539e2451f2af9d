import { Box } from '@mui/material';
import { useState } from 'react';
import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ApiError } from '../../data/ApiError';
import type { Fields } from '../../data/changedFields';
import type { Service, Testimonial } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { TextInput } from '../../editing/inputs';
import { FileInput } from '../../editing/pictures/pictureInputs';
import { ChoiceField } from '../../kit/ChoiceField';
import { wide } from '../../kit/FieldGrid';
import { Loaded } from '../../kit/Loaded';
import { useNotices } from '../../kit/useNotices';
import { Section } from '../settings/Sections';
import { AddRecord } from './AddRecord';
import { StepForm, type StepProps } from './StepForm';

const OFFERED = `/api/admin/services?filter=${encodeURIComponent('{"isActive":true}')}`;

type Pictured = Pick<Service, 'id' | 'title' | 'image'>;

/** What customers say, and a photograph for each service that is offered. */
export const WorkStep = ({ status, onDone }: StepProps) => {
  const services = useRead<Pictured[]>(['services', 'pictured'], OFFERED, { gcTime: 0 });
  const savePictures = useSavePictures();
  return (
    <Loaded query={services} failure="The services could not be loaded.">
      {(offered) => (
        <StepForm
          step="work"
          stored={{ pictures: Object.fromEntries(offered.map(({ id, image }) => [id, image ?? ''])) }}
          save={async ({ pictures }, onSaved) => (await savePictures(offered, pictures as Fields)) ?? onSaved()}
          onDone={onDone}
        >
          <Testimonials status={status} />
          <Section title="Photographs of your work" note="One for each service, of a job of your own. Without one, a drawing is shown.">
            <Photographs offered={offered} />
          </Section>
        </StepForm>
      )}
    </Loaded>
  );
};

/** One after the other: twenty at once are four screens of a phone. Those that had or get one stay in view, also without it. */
const Photographs = ({ offered }: { offered: readonly Pictured[] }) => {
  const pictures = useWatch<Form, 'pictures'>({ name: 'pictures' });
  const [chosen, setChosen] = useState(() => offered.flatMap(({ id }) => (pictures[id] ? id : [])));
  const isShown = ({ id }: Pictured) => Boolean(pictures[id]) || chosen.includes(id);
  const others = offered.filter((service) => !isShown(service));
  return (
    <>
      {offered.filter(isShown).map(({ id, title }) => (
        <FileInput key={id} source={`pictures.${id}`} label={title} sx={wide} />
      ))}
      {others.length > 0 && (
        <ChoiceField
          label="Add a photograph of"
          value=""
          choices={others.map(({ id, title }) => ({ id, name: title }))}
          onChange={(id) => setChosen([...chosen, id])}
          sx={wide}
        />
      )}
    </>
  );
};

type Form = { pictures: Record<string, string> };

/** Resolves to undefined, or to what is wrong. */
function useSavePictures() {
  const call = useCall();
  const { failed } = useNotices();
  return async (offered: readonly Pictured[], pictures: Fields) => {
    try {
      for (const { id, image } of offered)
        if ((pictures[id] || null) !== image)
          await call(`/api/admin/services/${id}`, { method: 'PUT', body: JSON.stringify({ image: pictures[id] || null }) });
      return undefined;
    } catch (error) {
      failed('resources.services.failures.updated', error);
      return error instanceof ApiError ? (error.body.errors ?? {}) : {};
    }
  };
}

const Testimonials = ({ status: { untouched, edited } }: Pick<StepProps, 'status'>) => {
  const { data: all = [] } = useRead<Testimonial[]>(['testimonials', 'set-up'], '/api/admin/testimonials', { gcTime: 0 });
  const ofSample = new Set([...untouched, ...edited].map(({ id }) => id));
  const own = all.filter(({ id }) => !ofSample.has(id));
  return (
    <Section title="What customers say" note="Three are enough for the homepage. Only what customers agreed to, in their own words.">
      <Box sx={{ ...wide, display: 'grid', gap: 1.5 }}>
        {own.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {own.map(({ id, name, location }) => (
              <li key={id}>
                {name}, {location}
              </li>
            ))}
          </Box>
        )}
        <AddRecord resource="testimonials" schema="Testimonial" label="Add a testimonial" defaultValues={NEW_TESTIMONIAL}>
          <TextInput source="name" />
          <TextInput source="location" />
          <TextInput source="comment" multiline minRows={4} sx={wide} />
          <TextInput source="givenOn" type="date" helperText="Visitors read month and year." />
          <TextInput source="source" helperText="Where it was given, such as Google, Checkatrade or by email." />
          <BooleanInput source="hasConsent" validate={isAgreed} helperText="Visitors read their words only if they did." />
          <TextInput source="agreedOn" type="date" helperText="The day on which they agreed, by email or in writing." />
        </AddRecord>
      </Box>
    </Section>
  );
};

const NEW_TESTIMONIAL = { rating: 5, isActive: true };
const isAgreed = (hasConsent: unknown) => (hasConsent ? undefined : 'Ask the customer first.');
