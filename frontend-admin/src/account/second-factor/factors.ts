/** Browsers have passkeys on https and on localhost, and not for IP numbers. */
export const arePasskeysPossible = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

export const NO_PASSKEYS_HERE =
  'Passkeys do not work at this address: browsers have them on https and on localhost only, and not for IP numbers. An authenticator app does.';
