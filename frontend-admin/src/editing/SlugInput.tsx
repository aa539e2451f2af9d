import { useEffect, useRef } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { apiName } from '../data/dataProvider';
import { useCall } from '../data/useCall';
import { TextInput } from './inputs';

const TYPING_MS = 300;

/**
 * Shows the slug that the server would make for a new record until someone writes one; an existing address never changes by itself.
 * It is blank while the name is typed and when the server cannot be asked: then the server makes it as the record is saved.
 */
export const SlugInput = ({ from }: { from: string }) => {
  const isNew = useRecordContext()?.id === undefined;
  const resource = useResourceContext() ?? '';
  const call = useCall();
  const { getValues, setValue } = useFormContext();
  const name = useWatch<Record<string, string | undefined>>({ name: from }) ?? '';
  const suggested = useRef('');

  useEffect(() => {
    const isOwn = () => (getValues('slug') ?? '') !== suggested.current;
    const suggest = (slug: string) => {
      suggested.current = slug;
      setValue('slug', slug);
    };
    if (!isNew || isOwn()) return;
    suggest('');
    if (!name.trim()) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call<{ slug: string }>(`/api/admin/slugs/${apiName(resource)}?name=${encodeURIComponent(name)}`, { signal: abort.signal }).then(
        ({ json }) => {
          if (!abort.signal.aborted && !isOwn()) suggest(json.slug);
        },
        () => undefined,
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isNew, name, resource, call, getValues, setValue]);

  return <TextInput source="slug" helperText="The last part of the page's address: lower-case letters, digits and hyphens." />;
};
