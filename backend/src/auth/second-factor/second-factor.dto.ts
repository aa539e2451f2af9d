import { ApiProperty, PickType } from '@nestjs/swagger';
import { pick } from '../../platform/common/pick.js';
import { Text } from '../../platform/fields/validation.js';
import { Passkey } from './passkey.entity.js';

export const LONGEST_TICKET = 2_000;
/** A browser's response has about 1,000 characters. */
export const LONGEST_RESPONSE = 16_000;
export const LONGEST_CODE = 40;

const FIELDS = ['id', 'name', 'createdAt', 'lastUsedAt'] as const;

export class PasskeyRecord extends PickType(Passkey, FIELDS) {}

export class SecondFactorState {
  /** Oldest first. */
  passkeys: PasskeyRecord[];
  hasAuthenticator: boolean;
  /** Unused ones. */
  recoveryCodes: number;
  /** Whether this account cannot be used without one. */
  isRequired: boolean;
  /** Browsers have passkeys only on https and on localhost, and not for IP numbers. */
  passkeysArePossible: boolean;
}

export class AuthenticatorOffer {
  /** The secret in base32, for those who cannot scan. */
  secret: string;
  /** otpauth://…, for a QR code. */
  uri: string;
  /** To be sent back with the first code. */
  ticket: string;
}

export class PasskeyOffer {
  /** For `startRegistration` or `startAuthentication` of @simplewebauthn/browser. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  options: object;
  /** To be sent back with the browser's response. */
  ticket: string;
}

export class NewRecoveryCodes {
  /** Shown only this once; empty if the former ones go on. */
  recoveryCodes: string[];
}

class Ticketed {
  @Text({ max: LONGEST_TICKET })
  ticket: string;
}

export class AddAuthenticatorDto extends Ticketed {
  /** The six digits that the app shows. */
  @Text({ max: 20 })
  code: string;
}

export class PasskeySignInDto extends Ticketed {
  /** The browser's response as JSON. */
  @Text({ max: LONGEST_RESPONSE })
  response: string;
}

const LONGEST_NAME = 80;

export class AddPasskeyDto extends PasskeySignInDto {
  /** Such as 'Work phone'. */
  @Text({ max: LONGEST_NAME })
  name: string;
}

export class RenamePasskeyDto {
  @Text({ max: LONGEST_NAME })
  name: string;
}

export class SecondFactorDto extends Ticketed {
  /** Six digits of the app, or a recovery code. */
  @Text({ max: LONGEST_CODE })
  code: string;
}

export const toPasskeyRecord = (passkey: Passkey): PasskeyRecord => pick(passkey, FIELDS);
