import { Body, Delete, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { Me, type SignedIn } from '../../users/signed-in.js';
import {
  PresentDeviceDto,
  PushDeviceRecord,
  PushDevices,
  PushSubscriptionDto,
  PushTestResult,
  toPushDeviceRecord,
} from './push-device.dto.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushKeys } from './push-keys.service.js';
import { PushSender } from './push-sender.service.js';

/** The browsers in which one gets notifications of new enquiries. */
@StaffController('admin/profile/devices', 'admin/profile')
export class OwnDevicesController {
  constructor(
    private readonly devices: PushDevicesService,
    private readonly keys: PushKeys,
    private readonly sender: PushSender,
  ) {}

  @Get()
  async list(@Me() { user }: SignedIn): Promise<PushDevices> {
    const [{ publicKey }, devices] = await Promise.all([this.keys.current(), this.devices.of(user.id)]);
    return { publicKey, devices: devices.map(toPushDeviceRecord) };
  }

  /** Switches notifications on in this browser. */
  @Put()
  async register(@Body() subscription: PushSubscriptionDto, @Me() me: SignedIn): Promise<PushDeviceRecord> {
    return toPushDeviceRecord(await this.devices.register(subscription, me));
  }

  /** Ties this browser to the session, whose end removes it. 404 if notifications are not switched on for the user in it. */
  @Put('present')
  async present(@Body() { endpoint }: PresentDeviceDto, @Me() me: SignedIn): Promise<PushDeviceRecord> {
    return toPushDeviceRecord(await this.devices.isPresent(endpoint, me));
  }

  /** Sends a notification to the device. Responds with 200 even if the push service refuses it: see `sent`. */
  @Post(':id/test')
  @HttpCode(HttpStatus.OK)
  test(@Param('id') id: string, @Me() { user }: SignedIn): Promise<PushTestResult> {
    return this.sender.test(id, user.id);
  }

  @Delete(':id')
  async remove(@Param('id') id: string, @Me() { user }: SignedIn): Promise<PushDeviceRecord> {
    return toPushDeviceRecord(await this.devices.remove(id, user.id));
  }
}
