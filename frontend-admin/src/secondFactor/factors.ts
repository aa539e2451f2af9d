export const NO_PASSKEYS_HERE =
  'Passkeys do not work at this address: browsers have them on https and on localhost only, and not for IP numbers. An authenticator app does.';
