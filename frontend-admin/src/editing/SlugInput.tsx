import { useEffect, useRef } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { apiName } from '../data/dataProvider';
import { useRead } from '../data/useCall';
import { usePaused } from '../kit/usePaused';
import { TextInput } from './inputs';

const TYPING_MS = 300;

/**
 * Shows the slug that the server would make for a new record until someone writes one; an existing address never changes by itself.
 * It is blank while the name is typed and when the server cannot be asked: then the server makes it as the record is saved.
 */
export const SlugInput = ({ from }: { from: string }) => {
  const isNew = useRecordContext()?.id === undefined;
  const resource = apiName(useResourceContext() ?? '');
  const { getValues, setValue } = useFormContext();
  const name = (useWatch<Record<string, string | undefined>>({ name: from }) ?? '').trim();
  const paused = usePaused(name, TYPING_MS);
  const path = `/api/admin/slugs/${resource}?name=${encodeURIComponent(paused)}`;
  const { data } = useRead<{ slug: string }>(['slugs', resource, paused], path, { enabled: isNew && paused !== '', gcTime: 0 });
  const suggestion = (name === paused && data?.slug) || '';
  const suggested = useRef('');

  useEffect(() => {
    const isOwn = (getValues('slug') ?? '') !== suggested.current;
    if (!isNew || isOwn) return;
    suggested.current = suggestion;
    setValue('slug', suggestion);
  }, [isNew, suggestion, getValues, setValue]);

  return <TextInput source="slug" helperText="The last part of the page's address: lower-case letters, digits and hyphens." />;
};
