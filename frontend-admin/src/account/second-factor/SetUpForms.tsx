import { Alert, Box, Button, Link, Skeleton, TextField, Typography } from '@mui/material';
import encodeQR from 'qr';
import { useEffect, useRef, useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { deviceName } from '../../kit/deviceName';
import { Note } from '../../kit/texts';
import { thumbSized } from '../../kit/theme/components';
import { failureOf } from '../calls';
import { SmallForm, useSmallForm } from '../SmallForm';
import { usePasskeyName } from './usePasskeyName';
import { addAuthenticator, addPasskey, arePasskeysPossible, isDismissal, NO_PASSKEYS_HERE, offerAuthenticator } from './passkeys';
import { RecoveryCodes } from './RecoveryCodes';

export type Factor = 'passkey' | 'authenticator';

interface SetUpFormsProps {
  /** What to begin with; the other one is a button away unless it is fixed. */
  only?: Factor;
  /** Called once the factor is stored and the recovery codes, if any, have been kept. */
  onDone: () => void;
}

/** Adds a passkey where that is possible, or else an authenticator app, and then shows the recovery codes. */
export const SetUpForms = ({ only, onDone }: SetUpFormsProps) => {
  const isPossible = arePasskeysPossible();
  const [factor, setFactor] = useState<Factor>(only ?? (isPossible ? 'passkey' : 'authenticator'));
  const [codes, setCodes] = useState<string[]>([]);
  const added = (fresh: string[]) => (fresh.length > 0 ? setCodes(fresh) : onDone());
  if (codes.length > 0) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!isPossible && <Alert severity="info">{NO_PASSKEYS_HERE}</Alert>}
      {factor === 'passkey' ? <AddPasskeyForm onAdded={added} /> : <AddAuthenticatorForm onAdded={added} />}
      {!only && isPossible && (
        <Button onClick={() => setFactor(factor === 'passkey' ? 'authenticator' : 'passkey')}>
          {factor === 'passkey' ? 'Use an authenticator app instead' : 'Use a passkey instead'}
        </Button>
      )}
    </Box>
  );
};

interface AddFormProps {
  /** Called with new recovery codes, if there were none. */
  onAdded: (codes: string[]) => void;
}

const AddPasskeyForm = ({ onAdded }: AddFormProps) => {
  const { field, ...form } = usePasskeyName({
    first: deviceName(navigator.userAgent),
    send: async (name) => onAdded(await addPasskey(name)),
    otherwise: ({ sentence }, error) => ({ name: isDismissal(error) ? 'No passkey was made. You can try again.' : sentence }),
  });
  return (
    <SmallForm {...form} action="Make a passkey">
      <Typography>Your device asks for your fingerprint, face or PIN. From then on that is all you need to sign in.</Typography>
      <TextField {...field} />
    </SmallForm>
  );
};

const digitsOf = (code: string): string => code.replaceAll(/\D/g, '');

const inBlocks = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

const AddAuthenticatorForm = ({ onAdded }: AddFormProps) => {
  const { offer, failure } = useOffer();
  const { field, ...form } = useSmallForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: digitsOf(code).length === 6 ? undefined : 'Please enter the six digits that the app shows' }),
    send: async ({ code }) => {
      if (offer) onAdded(await addAuthenticator({ ticket: offer.ticket, code: digitsOf(code) }));
    },
  });

  if (failure) return <Alert severity="error">{failure}</Alert>;
  return (
    <SmallForm {...form} action="Set up the app" disabled={!offer}>
      <Typography>Scan this with an authenticator app, such as the one that is part of your phone or password manager.</Typography>
      {offer ? (
        <QrCode text={offer.uri} label="QR code for the authenticator app" />
      ) : (
        <Skeleton variant="rounded" width={208} height={208} />
      )}
      {offer && (
        <Link href={offer.uri} sx={thumbSized}>
          Open it in an app on this device
        </Link>
      )}
      <Note>
        Or type this key into the app:
        <Box component="span" sx={{ display: 'block', color: 'text.primary', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {offer ? inBlocks(offer.secret) : '…'}
        </Box>
      </Note>
      <TextField
        {...field('code', 'Six digits from the app')}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
      />
    </SmallForm>
  );
};

function useOffer() {
  const [offer, setOffer] = useState<components['schemas']['AuthenticatorOffer']>();
  const [failure, setFailure] = useState<string>();
  const asked = useRef(false);
  useEffect(() => {
    // Once, also in React's strict mode.
    if (asked.current) return;
    asked.current = true;
    offerAuthenticator().then(setOffer, (error: unknown) => {
      console.error(error);
      setFailure(failureOf(error, '').sentence);
    });
  }, []);
  return { offer, failure };
}

const QUIET = 4;

/** Drawn here: the secret in it leaves neither the page nor the server. Dark on white in both modes, as cameras need it. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 208, height: 208, bgcolor: '#fff', borderRadius: '8px' }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
};
