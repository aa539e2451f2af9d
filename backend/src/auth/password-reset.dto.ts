import { Text } from '../common/validation.js';
import { NewPassword } from '../users/staff-fields.js';

export class ForgotPasswordDto {
  /** The username or the e-mail address. */
  @Text({ max: 254 })
  username: string;
}

export class ResetPasswordDto {
  /** Of the link in the mail. */
  @Text({ max: 200 })
  token: string;

  @NewPassword()
  password: string;
}
