import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import type { ServicePage, ServicePageVersion } from '../data/types';
import { useCall } from '../data/useCall';
import { useNotices } from '../ui/useNotices';

const pathOf = (id: string) => `/api/admin/service-location-pages/${id}`;

/** The former states of a page, newest first. */
export function usePageHistory({ id, version }: ServicePage) {
  const call = useCall();
  return useQuery({
    // Each save adds a state: what was read for an older version of the page is no longer all.
    queryKey: ['service-pages', 'history', id, version],
    queryFn: async ({ signal }) => (await call<ServicePageVersion[]>(`${pathOf(id)}/history`, { signal })).json,
  });
}

/** Brings a former state back, unless someone else saved the page meanwhile. */
export function useRestorePage({ id, version }: ServicePage) {
  const call = useCall();
  const refresh = useRefresh();
  const { succeeded, failed } = useNotices();
  return useMutation({
    mutationFn: (former: number) =>
      call<ServicePage>(`${pathOf(id)}/restore`, {
        method: 'POST',
        body: JSON.stringify({ version: former }),
        headers: { 'If-Match': `"v${version}"` },
      }),
    onSuccess: ({ json }) => {
      succeeded('resources.service-pages.notifications.restored', json.title);
      refresh();
    },
    onError: (error) => failed('resources.service-pages.failures.restore', error),
  });
}
