import { Text } from '../platform/common/validation.js';
import { NewPassword } from '../users/staff-fields.js';

export class ForgotPasswordDto {
  /** Username or email address. */
  @Text({ max: 254 })
  username: string;
}

export class ResetPasswordDto {
  /** From the link in the email. */
  @Text({ max: 200 })
  token: string;

  @NewPassword()
  password: string;
}
