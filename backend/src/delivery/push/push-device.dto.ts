import { PickType } from '@nestjs/swagger';
import { pick } from '../../platform/common/pick.js';
import { Text } from '../../platform/fields/validation.js';
import { PushDevice } from './push-device.entity.js';

export class PresentDeviceDto {
  /** The address at the browser's push service. */
  @Text({ max: 1000 })
  endpoint: string;
}

/** What a browser's PushSubscription holds. */
export class PushSubscriptionDto extends PresentDeviceDto {
  /** Public key of the device: 65 bytes in base64url. */
  @Text({ max: 120 })
  p256dh: string;

  /** Shared secret of the device: 16 bytes in base64url. */
  @Text({ max: 60 })
  auth: string;
}

const FIELDS = ['id', 'userAgent', 'createdAt'] as const;

export class PushDeviceRecord extends PickType(PushDevice, FIELDS) {}

export class PushDevices {
  /** Browsers subscribe with it. */
  publicKey: string;
  devices: PushDeviceRecord[];
}

export class PushTestResult {
  sent: boolean;
  /** Why not, as a sentence. */
  failure: string | null;
}

export const toPushDeviceRecord = (device: PushDevice): PushDeviceRecord => pick(device, FIELDS);
