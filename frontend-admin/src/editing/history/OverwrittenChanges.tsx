import { Box, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OverwrittenChange } from '../../data/types';
import { useCall } from '../../data/useCall';
import { screenName } from '../../data/dataProvider';
import { ActionAlert } from '../../kit/ActionAlert';
import { firstFew, formatDate } from '../../kit/format';
import { useNotices } from '../../kit/useNotices';
import { useFieldName } from '../changes/fieldNames';

const PATH = '/api/admin/overwritten-changes';
const KEY = ['open-records'];
const SHOWN_FIELDS = 4;

interface OverwrittenChangesProps {
  changes: readonly OverwrittenChange[];
  sx?: SystemStyleObject<Theme>;
}

/** Each stays until it is read. */
export const OverwrittenChanges = ({ changes, sx }: OverwrittenChangesProps) => (
  <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' }, ...sx }}>
    {changes.map((change) => (
      <Notice key={change.id} change={change} />
    ))}
  </Box>
);

const Notice = ({ change: { id, resource, fields, username, createdAt } }: { change: OverwrittenChange }) => {
  const fieldName = useFieldName(screenName(resource));
  const call = useCall();
  const client = useQueryClient();
  const { failed } = useNotices();
  const dismissing = useMutation({
    mutationFn: () => call(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    onError: (error) => failed('backoffice.notRead', error),
  });
  return (
    <ActionAlert severity="warning" role="none" action="I have read it" onAction={() => dismissing.mutate()} loading={dismissing.isPending}>
      {`${username ?? 'Someone'} saw your change and saved another version of ${firstFew(fields.map(fieldName), SHOWN_FIELDS)} (${formatDate(createdAt)}). The history has both versions.`}
    </ActionAlert>
  );
};
