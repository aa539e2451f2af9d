import { Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { AsksPassword, Roles, StaffApi } from '../platform/common/access.js';
import { MessageResponse } from './auth.dto.js';
import { InvitationsService } from './invitations.service.js';

@StaffApi('admin/users')
@Controller('api/admin/users/:id/invite')
@Roles('admin')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /** Emails a link, valid for 7 days, to choose a password. Invalidates earlier links. */
  @Post()
  @AsksPassword()
  @Idempotent()
  @HttpCode(HttpStatus.OK)
  async invite(@Param('id') id: string): Promise<MessageResponse> {
    const { email } = await this.invitations.invite(id);
    return { message: `The invitation is on its way to ${email}.` };
  }
}
