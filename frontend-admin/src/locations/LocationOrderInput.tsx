import { useEffect } from 'react';
import { TextInput, useGetList, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';

const COUNTED = { pagination: { page: 1, perPage: 1 } };

/** Section 9 of the specification: a new location starts with the number of those there are, so that it comes last. */
export const LocationOrderInput = () => {
  const isNew = useRecordContext()?.id === undefined;
  const { total } = useGetList('locations', COUNTED, { enabled: isNew });
  const { getFieldState, resetField } = useFormContext();

  useEffect(() => {
    if (isNew && total !== undefined && !getFieldState('order').isDirty) resetField('order', { defaultValue: total });
  }, [isNew, total, getFieldState, resetField]);

  return <TextInput source="order" type="number" helperText="Lower numbers come first. A new one comes last." />;
};
