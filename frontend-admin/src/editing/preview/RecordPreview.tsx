import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRecordDialog } from '../RecordDialogs';
import { Preview, PreviewScope, usePreviewScope } from './PreviewBeside';
import type { PreviewRequest } from './usePreview';

interface RecordPreviewProps {
  resource: PreviewRequest['resource'] | undefined;
  /** The form. */
  children: ReactNode;
}

/** Shows the page of a record beside its form. */
export const RecordPreview = ({ resource, children }: RecordPreviewProps) =>
  resource ? (
    <PreviewScope>
      <Sides resource={resource}>{children}</Sides>
    </PreviewScope>
  ) : (
    children
  );

const Sides = ({ resource, children }: Required<RecordPreviewProps>) => (
  <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: 0 }}>{children}</Box>
    {usePreviewScope()?.isOpen && resource && <Connected resource={resource} />}
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
