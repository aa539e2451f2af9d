import { Button } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type RaRecord, useResourceContext } from 'react-admin';
import type { VisiblePage } from '../data/types';
import { useRead } from '../data/useCall';
import { needsPages, publicPath } from './publicPath';

/** `state` changes with what was saved, so that the pages are read again. */
export function usePublicPath(record: RaRecord, state: unknown): string | undefined {
  const resource = useResourceContext() ?? '';
  const { data: pages = [] } = useRead<VisiblePage[]>(['visible-pages', state], '/api/service-location-pages', {
    enabled: needsPages(resource),
    placeholderData: keepPreviousData,
  });
  return publicPath(resource, record, pages);
}

/** Opens the record's page on the website; absent while visitors do not see it. */
export const ViewPageLink = ({ record }: { record: RaRecord }) => {
  const path = usePublicPath(record, record['updatedAt']);
  return path ? (
    <Button size="small" href={path} target="_blank" rel="noreferrer" startIcon={<ExternalLink size={16} />}>
      View page
    </Button>
  ) : null;
};
