import { useEffect, useRef } from 'react';
import { TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { pairSlug, usePairs } from './usePairs';

/** Follows service and location of a new page until someone writes an address; an existing one never changes by itself. */
export const PageSlugInput = () => {
  const isNew = useRecordContext()?.id === undefined;
  const { getValues, setValue } = useFormContext();
  const { serviceId, locationId }: { serviceId?: unknown; locationId?: unknown } = useWatch();
  const slug = pairSlug(usePairs(), serviceId, locationId);
  const made = useRef('');

  useEffect(() => {
    if (!isNew || (getValues('slug') ?? '') !== made.current) return;
    made.current = slug;
    setValue('slug', slug);
  }, [isNew, slug, getValues, setValue]);

  return <TextInput source="slug" helperText="The page's address: small letters, digits and hyphens." />;
};
