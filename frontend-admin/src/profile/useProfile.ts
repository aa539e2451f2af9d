import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changedFields } from '../data/changedFields';
import type { Profile } from '../data/types';
import { useCall } from '../data/useCall';
import { useNotices } from '../ui/useNotices';
import { formErrors } from './formErrors';

const PATH = '/api/admin/profile';
const KEY = ['profile'];

export function useProfile() {
  const call = useCall();
  const client = useQueryClient();
  const { succeeded, failed } = useNotices();
  const profile = useQuery({ queryKey: KEY, queryFn: async ({ signal }) => (await call<Profile>(PATH, { signal })).json });

  /** Answers what the form has to show, as react-admin's forms expect it. */
  const saveEmail = async ({ version, ...fields }: Partial<Profile>) => {
    try {
      const body = JSON.stringify(changedFields(fields, profile.data));
      const { json } = await call<Profile>(PATH, { method: 'PUT', body, headers: { 'If-Match': `"v${version}"` } });
      client.setQueryData(KEY, json);
      succeeded('backoffice.profile.updated', json.email);
      return undefined;
    } catch (error) {
      failed('backoffice.profile.failed', error);
      return formErrors(error);
    }
  };

  return { profile, saveEmail };
}
