import { Alert, Box, Button, Link, Skeleton, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { failureOf } from '../sign-in/passwordCalls';
import { thumbSized } from '../../kit/theme/components';
import { addAuthenticator, offerAuthenticator } from './passkeys';
import { QrCode } from './QrCode';

interface AddAuthenticatorFormProps {
  /** Called with new recovery codes, if there were none. */
  onAdded: (codes: string[]) => void;
}

const inBlocks = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export const AddAuthenticatorForm = ({ onAdded }: AddAuthenticatorFormProps) => {
  const { offer, failure } = useOffer();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setFault(message);
    input.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!offer) return;
    const digits = code.replaceAll(/\D/g, '');
    if (digits.length !== 6) return refuse('Please enter the six digits that the app shows');
    setBusy(true);
    try {
      onAdded(await addAuthenticator({ ticket: offer.ticket, code: digits }));
    } catch (error) {
      console.error(error);
      const { field, sentence } = failureOf(error, 'code');
      refuse(field ?? sentence);
    } finally {
      setBusy(false);
    }
  };

  if (failure) return <Alert severity="error">{failure}</Alert>;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
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
      <Typography variant="body2" color="text.secondary">
        Or type this key into the app:
        <Box component="span" sx={{ display: 'block', color: 'text.primary', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {offer ? inBlocks(offer.secret) : '…'}
        </Box>
      </Typography>
      <TextField
        label="Six digits from the app"
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setFault(undefined);
        }}
        inputRef={input}
        error={Boolean(fault)}
        helperText={fault}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
        size="medium"
      />
      <Button type="submit" variant="contained" size="large" loading={busy} disabled={!offer}>
        Set up the app
      </Button>
    </Box>
  );
};

function useOffer() {
  const [offer, setOffer] = useState<components['schemas']['AuthenticatorOfferAnswer']>();
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
