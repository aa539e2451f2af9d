import { Alert, Box, Button, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { deviceName } from '../audit/entries';
import type { PushDevice, PushDevices } from '../data/types';
import { useCall, useRead } from '../data/useCall';
import { formatDate } from '../ui/format';
import { Loaded } from '../ui/Loaded';
import { StatusChip } from '../ui/StatusChip';
import { PushRefused, pushSupport, subscribe, subscriptionBody, unsubscribe } from './browser';
import { DEVICES, useThisDevice } from './useThisDevice';

const KEY = ['push-devices'];

/** Switches notifications of new enquiries on in this browser, and lists the others. */
export const DevicesCard = () => {
  const query = useRead<PushDevices>([...KEY, 'all'], DEVICES);
  const { data: own } = useThisDevice();
  return (
    <Card component="section" aria-label="Notifications" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">Notifications</Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 1.5 }}>
        A message on this device when an enquiry arrives. It says nothing of the enquiry. Emails are sent as well.
      </Typography>
      <Loaded query={query} failure="Your devices could not be loaded.">
        {({ publicKey, devices }) => (
          <>
            <ThisDevice publicKey={publicKey} own={own ?? null} />
            <DeviceList devices={devices} own={own ?? null} />
          </>
        )}
      </Loaded>
    </Card>
  );
};

function useSwitch(publicKey: string, own: PushDevice | null) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (on: boolean) => {
      if (!on) {
        await unsubscribe();
        if (own) await call(`${DEVICES}/${own.id}`, { method: 'DELETE' });
        return;
      }
      const subscription = await subscribe(publicKey);
      try {
        await call(DEVICES, { method: 'PUT', body: JSON.stringify(subscriptionBody(subscription)) });
      } catch (error) {
        await unsubscribe();
        throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

const HINTS = {
  'install-first':
    "On an iPhone or iPad, first add the backoffice to the home screen: in Safari's share menu, 'Add to Home Screen'. Open it from there, then switch notifications on.",
  none: 'This browser has no notifications. Chrome, Edge, Firefox and Safari have them.',
} as const;

const ThisDevice = ({ publicKey, own }: { publicKey: string; own: PushDevice | null }) => {
  const { mutate, isPending, error } = useSwitch(publicKey, own);
  const support = pushSupport();
  if (support !== 'ready') return <Alert severity="info">{HINTS[support]}</Alert>;
  return (
    <>
      <FormControlLabel
        label="Notifications on this device"
        control={<Switch checked={own !== null} disabled={isPending} onChange={(_, on) => mutate(on)} />}
      />
      <div role="status">
        {error && (
          <Alert severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {error instanceof PushRefused ? error.message : `Notifications were not switched: ${error.message}`}
          </Alert>
        )}
      </div>
    </>
  );
};

const DeviceList = ({ devices, own }: { devices: readonly PushDevice[]; own: PushDevice | null }) => {
  const call = useCall();
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: async (id: string) => {
      await call(`${DEVICES}/${id}`, { method: 'DELETE' });
      if (id === own?.id) await unsubscribe();
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <>
      <Box component="ul" aria-label="Devices with notifications" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {devices.map(({ id, userAgent, createdAt }) => {
          const name = deviceName(userAgent);
          return (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
                  <Typography sx={{ fontWeight: 650 }}>{name === '-' ? 'Unknown browser' : name}</Typography>
                  {id === own?.id && <StatusChip tone="info">This one</StatusChip>}
                </Box>
                <Typography variant="body2" color="text.secondary">
                  Since <time dateTime={createdAt}>{formatDate(createdAt)}</time>
                </Typography>
              </Box>
              <Button
                startIcon={<BellOff size={18} />}
                disabled={removal.isPending}
                onClick={() => removal.mutate(id)}
                aria-label={`Remove ${name}, since ${formatDate(createdAt)}`}
                sx={{ flex: 'none', minHeight: 44 }}
              >
                Remove
              </Button>
            </Box>
          );
        })}
      </Box>
      {removal.error && <Alert severity="error">{removal.error.message}</Alert>}
    </>
  );
};
