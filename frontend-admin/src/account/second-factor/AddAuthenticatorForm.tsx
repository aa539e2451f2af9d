import { Alert, Box, Link, Skeleton, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { SmallForm, useSmallForm } from '../SmallForm';
import { failureOf } from '../sign-in/passwordCalls';
import { thumbSized } from '../../kit/theme/components';
import { addAuthenticator, offerAuthenticator } from './passkeys';
import { QrCode } from './QrCode';

export interface AddFormProps {
  /** Called with new recovery codes, if there were none. */
  onAdded: (codes: string[]) => void;
}

const digitsOf = (code: string): string => code.replaceAll(/\D/g, '');

const inBlocks = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export const AddAuthenticatorForm = ({ onAdded }: AddFormProps) => {
  const { offer, failure } = useOffer();
  const { field, ...form } = useSmallForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: digitsOf(code).length === 6 ? undefined : 'Please enter the six digits that the app shows' }),
    send: async ({ code }) => {
      if (offer) onAdded(await addAuthenticator({ ticket: offer.ticket, code: digitsOf(code) }));
    },
    otherwise: ({ sentence }) => ({ code: sentence }),
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
      <Typography variant="body2" color="text.secondary">
        Or type this key into the app:
        <Box component="span" sx={{ display: 'block', color: 'text.primary', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {offer ? inBlocks(offer.secret) : '…'}
        </Box>
      </Typography>
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
