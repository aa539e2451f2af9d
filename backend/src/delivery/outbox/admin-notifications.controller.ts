import { Controller, Get } from '@nestjs/common';
import { StaffApi } from '../../platform/common/access.js';
import { ChannelState } from './channel-states.dto.js';
import { ChannelStates } from './channel-states.service.js';

@StaffApi('admin/notifications')
@Controller('api/admin/notifications')
export class AdminNotificationsController {
  constructor(private readonly states: ChannelStates) {}

  @Get('channels')
  channels(): Promise<ChannelState[]> {
    return this.states.all();
  }
}
