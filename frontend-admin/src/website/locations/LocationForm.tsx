import { useEffect } from 'react';
import { BooleanInput, useGetList, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CommaListInput, PostcodesInput } from '../../editing/TextListInput';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { MoreFields } from '../../editing/MoreFields';
import { OrderInput, TextInput } from '../../editing/inputs';
import { PositionInputs } from '../../editing/PositionInputs';
import { SlugInput } from '../../editing/SlugInput';
import { RecordForm } from '../../editing/RecordForm';

const DEFAULTS = { isActive: true };

export const LocationForm = () => (
  <RecordForm schema="Location" defaultValues={DEFAULTS}>
    <FieldGrid>
      <TextInput source="name" sx={wide} />
      <TextInput source="description" multiline minRows={3} helperText="What the company does in and around this place." sx={wide} />
      <PostcodesInput source="postcodes" minRows={1} helperText="For example M1, M2." sx={wide} />
      <CommaListInput source="subLocations" minRows={1} helperText="Places within this location, separated by commas." sx={wide} />
      <PositionInputs helperText="Of its middle, for example 53.39. Both may be pasted here from a map. With both, it is on the map of the website." />
      <BooleanInput source="isActive" helperText={false} />
      <MoreFields>
        <SlugInput from="name" />
        <NewLastInput />
      </MoreFields>
    </FieldGrid>
  </RecordForm>
);

const COUNT_ONLY = { pagination: { page: 1, perPage: 1 } };

/** A new location starts with the number of existing ones, so it comes last. */
const NewLastInput = () => {
  const isNew = useRecordContext()?.id === undefined;
  const { total } = useGetList('locations', COUNT_ONLY, { enabled: isNew });
  const { getFieldState, resetField } = useFormContext();

  useEffect(() => {
    if (isNew && total !== undefined && !getFieldState('order').isDirty) resetField('order', { defaultValue: total });
  }, [isNew, total, getFieldState, resetField]);

  return <OrderInput helperText="Lower numbers come first. A new one comes last." />;
};
