import { Get } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { ChannelState } from './channel-states.dto.js';
import { ChannelStates } from './channel-states.service.js';

@StaffController('admin/notifications')
export class AdminNotificationsController {
  constructor(private readonly states: ChannelStates) {}

  @Get('channels')
  channels(): Promise<ChannelState[]> {
    return this.states.all();
  }
}
