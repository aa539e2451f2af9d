import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../data/ApiError';
import { changedFields } from '../data/changedFields';
import type { CompanyInfo } from '../data/types';
import { useCall } from '../data/useCall';
import { useNotices } from '../ui/useNotices';
import { type SettingsValues, toSettings } from './toSettings';

const PATH = '/api/admin/company-info';
const KEY = ['company-info'];
const STALE = 412;

/** The settings record: read when the screen opens, saved by its changed fields. */
export function useSettings() {
  const call = useCall();
  const client = useQueryClient();
  const { succeeded, failed } = useNotices();
  const settings = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call<CompanyInfo>(PATH, { signal })).json,
    // Nothing remembered is shown first: a form that is filled anew under someone's hands would lose what they typed.
    gcTime: 0,
  });

  const { mutateAsync, error, reset } = useMutation({
    mutationFn: async (values: SettingsValues) => {
      const { version, ...fields } = values;
      const body = JSON.stringify(changedFields(toSettings(fields), settings.data));
      return (await call<CompanyInfo>(PATH, { method: 'PUT', body, headers: { 'If-Match': `"v${version}"` } })).json;
    },
    onSuccess: (info) => {
      client.setQueryData(KEY, info);
      succeeded('backoffice.settings.updated');
    },
    onError: (reason) => failed('backoffice.settings.failed', reason),
  });

  /** Answers what the form has to show, as react-admin's forms expect it. */
  const save = async (values: SettingsValues) => {
    try {
      await mutateAsync(values);
      return undefined;
    } catch (reason) {
      return reason instanceof ApiError ? reason.body.errors : undefined;
    }
  };

  /** Drops what was typed for what someone else saved. */
  const reload = () => {
    reset();
    void settings.refetch();
  };

  return { settings, save, stale: error instanceof ApiError && error.status === STALE, reload };
}
