import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { apiName } from '../data/dataProvider';
import type { ShownPlaces as Shown } from '../data/types';
import { useCall, useRead } from '../data/useCall';
import { wide } from '../kit/FieldGrid';
import { showToast } from '../kit/toasts';
import { useNotices } from '../kit/useNotices';

type Versioned = RaRecord<string> & { version?: number };

export const shownPlacesPath = (resource: string, id: string): string => `/api/admin/shown-places/${apiName(resource)}/${id}`;

/** Where visitors see the record of the form, as it is stored; with a button while its block of the homepage is off. */
export const ShownPlaces = () => {
  const { id, version }: Pick<Versioned, 'id' | 'version'> = useRecordContext<Versioned>() ?? { id: '' };
  const path = shownPlacesPath(useResourceContext() ?? '', id);
  const { data: shown } = useRead<Shown>(['shown-places', path, version], path, { enabled: id !== '', gcTime: 0, retry: false });
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const call = useCall();
  const { failed } = useNotices();
  if (!shown) return null;
  const showOnHomepage = async () => {
    setBusy(true);
    try {
      const { json } = await call<Shown>(path, { method: 'POST' });
      client.setQueryData(['shown-places', path, version], json);
      showToast({ title: 'Shown on the Homepage', description: json.text, variant: 'default' });
    } catch (error) {
      failed('backoffice.notDone', error);
    }
    setBusy(false);
  };
  return (
    <Box sx={{ ...wide, mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography variant="body2">{shown.text}</Typography>
      {shown.mayJoinHomepage && (
        <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void showOnHomepage()}>
          Show on the homepage
        </Button>
      )}
    </Box>
  );
};
