import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { kindOf } from '../../data/kinds';
import { useRecordDialog } from '../openRecord';
import { Preview, PreviewScope, usePreviewScope } from './PreviewBeside';
import type { PreviewRequest } from './usePreview';

/** Shows the page of a record beside its form, if it has one. */
export const RecordPreview = ({ children }: { children: ReactNode }) => {
  const { resource, features = [] } = kindOf(useResourceContext() ?? '') ?? {};
  return resource && features.includes('preview') ? (
    <PreviewScope>
      <Sides resource={resource as PreviewRequest['resource']}>{children}</Sides>
    </PreviewScope>
  ) : (
    children
  );
};

const Sides = ({ resource, children }: Pick<PreviewRequest, 'resource'> & { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0 }}>{children}</Box>
    {usePreviewScope()?.isOpen && <Connected resource={resource} />}
  </Box>
);

/** Previews what the form would send now. */
const Connected = ({ resource }: Pick<PreviewRequest, 'resource'>) => {
  const record = useRecordContext();
  const { toRequest } = useRecordDialog();
  const { setFocus } = useFormContext();
  const values = useWatch() as Record<string, unknown>;
  const fields = toRequest(values, record);
  const focus = (path: string) => {
    setFocus(path);
    document.activeElement?.scrollIntoView({ block: 'center' });
  };
  const id = record?.id;
  return <Preview wanted={{ resource, fields, ...(id !== undefined && { id: String(id) }) }} values={values} onFocus={focus} />;
};
