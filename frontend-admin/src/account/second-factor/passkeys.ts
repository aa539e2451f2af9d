import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { components } from '../../../../backend/openapi';
import { post } from '../calls';

type Schemas = components['schemas'];

/** Browsers have passkeys on https and on localhost, and not for IP numbers. */
export const arePasskeysPossible = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

export const NO_PASSKEYS_HERE =
  'Passkeys do not work at this address: browsers have them on https and on localhost only, and not for IP numbers. An authenticator app does.';

/** The browser was told to stop, or found nothing: nothing that its user would not know. */
export const isDismissal = (error: unknown): boolean => error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Has the browser verify its user; resolves to what the server checks. */
export async function answerWithPasskey(): Promise<Schemas['PasskeySignInDto']> {
  const { options, ticket } = await post<Schemas['PasskeyOffer']>('/api/auth/passkey/start');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
  return { ticket, response: JSON.stringify(response) };
}

/** Resolves to the session, which is not kept yet. */
export const signInWithPasskey = async (): Promise<Schemas['LoginResponse']> => post('/api/auth/passkey', await answerWithPasskey());

const OWN = '/api/admin/profile/second-factor';

/** Resolves to new recovery codes, if there were none. */
export async function addPasskey(name: string): Promise<string[]> {
  const { options, ticket } = await post<Schemas['PasskeyOffer']>(`${OWN}/passkeys/start`);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  const body = { ticket, name, response: JSON.stringify(response) } satisfies Schemas['AddPasskeyDto'];
  return (await post<Schemas['NewRecoveryCodes']>(`${OWN}/passkeys`, body)).recoveryCodes;
}

export const offerAuthenticator = (): Promise<Schemas['AuthenticatorOffer']> => post(`${OWN}/authenticator/start`);

/** Resolves to new recovery codes, if there were none. */
export const addAuthenticator = async (fields: Schemas['AddAuthenticatorDto']): Promise<string[]> =>
  (await post<Schemas['NewRecoveryCodes']>(`${OWN}/authenticator`, fields)).recoveryCodes;
