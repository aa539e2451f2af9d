import { useEffect, useRef } from 'react';
import { TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { slugify } from './slugify';

/** Follows the title of a new record until someone writes a slug of their own; an existing address never changes by itself. */
export const SlugInput = ({ from }: { from: string }) => {
  const isNew = useRecordContext()?.id === undefined;
  const { getValues, setValue } = useFormContext();
  const title = useWatch<Record<string, string | undefined>>({ name: from });
  const made = useRef('');

  useEffect(() => {
    if (!isNew || (getValues('slug') ?? '') !== made.current) return;
    made.current = slugify(title ?? '');
    setValue('slug', made.current);
  }, [isNew, title, getValues, setValue]);

  return <TextInput source="slug" helperText="The page's address: small letters, digits and hyphens." />;
};
