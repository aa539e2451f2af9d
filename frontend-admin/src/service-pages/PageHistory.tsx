import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import { useContentKey } from '../data/idempotencyKey';
import type { ServicePage, ServicePageVersion } from '../data/types';
import { useCall, useRead } from '../data/useCall';
import { useNotices } from '../ui/useNotices';
import { VersionList } from '../ui/VersionList';
import { FormSection } from '../ui/FieldGrid';
import { formatDate } from '../ui/format';

/** The earlier versions of a page, read on demand. A new page has none. */
export const PageHistory = () => {
  const page = useRecordContext<ServicePage>();
  const [open, setOpen] = useState(false);
  if (page?.id === undefined) return null;
  return (
    <FormSection title="Version history">
      {open ? (
        <Versions page={page} />
      ) : (
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          Show earlier versions
        </Button>
      )}
    </FormSection>
  );
};

const Versions = ({ page }: { page: ServicePage }) => {
  const path = `/api/admin/service-location-pages/${page.id}`;
  const restore = useRestorePage(page, path);
  return (
    <VersionList
      // Each save adds a version, so the history is read again for each version of the page.
      query={useRead<ServicePageVersion[]>(['service-pages', 'history', page.id, page.version], `${path}/history`)}
      empty="This page has not been changed yet."
      keyOf={({ version }) => version}
      action="Restore"
      titleOf={({ version }) => `Restore v${version}`}
      question="Restores the content of this version, but not its address or status. Unsaved changes in this form are lost. The current version is kept in the history."
      busy={restore.isPending}
      onRestore={({ version }, close) => restore.mutate(version, { onSettled: close })}
    >
      {({ savedAt, savedBy }) => formatDate(savedAt) + (savedBy ? ` by ${savedBy}` : '')}
    </VersionList>
  );
};

/** Restores an earlier version, unless someone else has saved the page in the meantime. */
function useRestorePage({ id, version }: ServicePage, path: string) {
  const call = useCall();
  const once = useContentKey();
  const refresh = useRefresh();
  const { succeeded, failed } = useNotices();
  return useMutation({
    mutationFn: (earlier: number) =>
      call<ServicePage>(`${path}/restore`, {
        method: 'POST',
        body: JSON.stringify({ version: earlier }),
        headers: { 'If-Match': `"v${version}"`, ...once.headersFor(`${id} ${version} ${earlier}`) },
      }),
    onSuccess: ({ json }) => {
      once.answered();
      succeeded('resources.service-pages.notifications.restored', json.title);
      refresh();
    },
    onError: (error) => failed('resources.service-pages.failures.restored', error),
  });
}
