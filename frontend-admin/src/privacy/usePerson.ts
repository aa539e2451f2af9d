import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PersonalData, PersonalDataSummary } from '../data/types';
import { useCall } from '../data/useCall';
import { useNotices } from '../ui/useNotices';
import { download } from './download';

/** What is held about a person, and what can be done about it. */
export function usePerson(email: string) {
  const call = useCall();
  const client = useQueryClient();
  const { succeeded, failed } = useNotices();
  const queryKey = ['privacy', email];
  const ask = async <T>(what: 'search' | 'export' | 'erase') =>
    (await call<T>(`/api/admin/privacy/${what}`, { method: 'POST', body: JSON.stringify({ email }) })).json;

  const summary = useQuery({ queryKey, queryFn: () => ask<PersonalDataSummary>('search') });
  const exporting = useMutation({
    mutationFn: () => ask<PersonalData>('export'),
    onSuccess: (data) => download(`personal-data-${email.replace(/[^a-z0-9]+/g, '-')}.json`, data),
    onError: (error) => failed('backoffice.privacy.exportFailed', error),
  });
  const erasing = useMutation({
    mutationFn: () => ask<{ erased: number }>('erase'),
    onSuccess: async () => {
      succeeded('backoffice.privacy.erased', email);
      await Promise.all([client.invalidateQueries({ queryKey }), client.invalidateQueries({ queryKey: ['inquiries'] })]);
    },
    onError: (error) => failed('backoffice.privacy.eraseFailed', error),
  });
  return { summary, exporting, erasing };
}
