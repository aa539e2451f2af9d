import { Alert, Box, FormControlLabel, Switch } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellOff, BellRing } from 'lucide-react';
import { deviceName } from '../../kit/deviceName';
import type { PushDevice, PushDevices, PushTestResult } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { formatDate } from '../../kit/format';
import { Loaded } from '../../kit/Loaded';
import { TitledCard } from '../../kit/TitledCard';
import { AccountRow, RowButton } from '../AccountRow';
import { PushRefused, pushSupport, subscribe, subscriptionBody, unsubscribe } from './browser';
import { DEVICES, useThisDevice } from './useThisDevice';

const KEY = ['push-devices'];

/** Switches notifications of new enquiries on in this browser, and lists the others. */
export const DevicesCard = () => {
  const query = useRead<PushDevices>([...KEY, 'all'], DEVICES);
  const { data: own } = useThisDevice();
  return (
    <TitledCard
      title="Notifications"
      note="A message on this device when an enquiry arrives. It says nothing of the enquiry. Emails are sent as well."
    >
      <Loaded query={query} failure="Your devices could not be loaded.">
        {({ publicKey, devices }) => (
          <>
            <ThisDevice publicKey={publicKey} own={own ?? null} />
            <DeviceList devices={devices} own={own ?? null} />
          </>
        )}
      </Loaded>
    </TitledCard>
  );
};

/** Does something with devices, which are read again afterwards, also after a failure: one that its push service no longer knows is gone. */
function useOnDevices<T, V>(mutationFn: (given: V) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: KEY }) });
}

function useSwitch(publicKey: string, own: PushDevice | null) {
  const call = useCall();
  return useOnDevices(async (on: boolean) => {
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

const nameOf = ({ userAgent }: PushDevice): string => (userAgent ? deviceName(userAgent) : 'Unknown browser');

const DeviceList = ({ devices, own }: { devices: readonly PushDevice[]; own: PushDevice | null }) => {
  const call = useCall();
  const removal = useOnDevices(async (id: string) => {
    await call(`${DEVICES}/${id}`, { method: 'DELETE' });
    if (id === own?.id) await unsubscribe();
  });
  const test = useOnDevices(async ({ id }: PushDevice) => (await call<PushTestResult>(`${DEVICES}/${id}/test`, { method: 'POST' })).json);
  return (
    <>
      <Box component="ul" aria-label="Devices with notifications" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {devices.map((device) => {
          const { id, createdAt } = device;
          const name = `${nameOf(device)}, since ${formatDate(createdAt)}`;
          return (
            <AccountRow
              key={id}
              name={nameOf(device)}
              note={
                <>
                  Since <time dateTime={createdAt}>{formatDate(createdAt)}</time>
                </>
              }
              isThisOne={id === own?.id}
            >
              <RowButton
                icon={BellRing}
                label="Send a test"
                of={`to ${name}`}
                loading={test.isPending && test.variables.id === id}
                loadingPosition="start"
                disabled={test.isPending}
                onClick={() => test.mutate(device)}
              />
              <RowButton icon={BellOff} label="Remove" of={name} disabled={removal.isPending} onClick={() => removal.mutate(id)} />
            </AccountRow>
          );
        })}
      </Box>
      <div role="status">
        {test.data && <TestResult device={nameOf(test.variables)} result={test.data} />}
        {test.error && <Alert severity="error">{test.error.message}</Alert>}
      </div>
      {removal.error && <Alert severity="error">{removal.error.message}</Alert>}
    </>
  );
};

const TestResult = ({ device, result: { sent, failure } }: { device: string; result: PushTestResult }) =>
  sent ? (
    <Alert severity="success">
      A test notification was sent to {device}. If none appears within a minute, look there whether notifications of this website are
      allowed and &lsquo;Do not disturb&rsquo; is off.
    </Alert>
  ) : (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      {device} got no test notification. {failure}
    </Alert>
  );
