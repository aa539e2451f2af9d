import { Alert, Box, Button, Link, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { OverwrittenChange } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { kindOf } from '../../data/kinds';
import { screenName } from '../../data/dataProvider';
import { firstFew, formatDate } from '../../kit/format';
import { useNotices } from '../../kit/useNotices';
import { useFieldName } from '../changes/fieldNames';
import { formAddress } from '../checks/kinds';

const PATH = '/api/admin/overwritten-changes';
const KEYS = [['overwritten-changes'], ['open-records']];
const SHOWN_FIELDS = 4;

/** On the dashboard: colleagues who saved over the user's changes on purpose. */
export const OverwrittenToday = () => {
  const { data: changes = [] } = useRead<OverwrittenChange[]>(['overwritten-changes'], PATH);
  return <OverwrittenChanges changes={changes} named />;
};

interface OverwrittenChangesProps {
  changes: readonly OverwrittenChange[];
  /** Says of which record, with a link to its history. */
  named?: boolean;
  sx?: SystemStyleObject<Theme>;
}

/** Each stays until it is read. */
export const OverwrittenChanges = ({ changes, named = false, sx }: OverwrittenChangesProps) => (
  <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' }, ...sx }}>
    {changes.map((change) => (
      <Notice key={change.id} change={change}>
        {named ? <OfRecord change={change} /> : 'The history has both versions.'}
      </Notice>
    ))}
  </Box>
);

const Notice = ({
  change: { id, resource, fields, username, createdAt },
  children,
}: {
  change: OverwrittenChange;
  children: ReactNode;
}) => {
  const fieldName = useFieldName(screenName(resource));
  const call = useCall();
  const client = useQueryClient();
  const { failed } = useNotices();
  const dismissing = useMutation({
    mutationFn: () => call(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: () => Promise.all(KEYS.map((queryKey) => client.invalidateQueries({ queryKey }))),
    onError: (error) => failed('backoffice.notRead', error),
  });
  return (
    <Alert
      severity="warning"
      role="none"
      action={
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          disabled={dismissing.isPending}
          onClick={() => dismissing.mutate()}
          sx={{ minHeight: { xs: 44, md: 32 } }}
        >
          I have read it
        </Button>
      }
    >
      {`${username ?? 'Someone'} saw your change and saved another version of ${firstFew(fields.map(fieldName), SHOWN_FIELDS)} (${formatDate(createdAt)}). `}
      {children}
    </Alert>
  );
};

const OfRecord = ({ change: { resource, recordId, name } }: { change: OverwrittenChange }) => {
  const kind = kindOf(resource)?.title ?? resource;
  if (name === null) return `The record (${kind}) has been deleted since.`;
  return (
    <>
      {`${kind}: `}
      <Link component={RouterLink} to={formAddress({ resource, id: recordId }, { history: true })} color="inherit">
        history of {name}
      </Link>
      , which has both.
    </>
  );
};
