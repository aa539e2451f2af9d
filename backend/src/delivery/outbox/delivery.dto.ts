import { PickType } from '@nestjs/swagger';
import { pick } from '../../platform/common/pick.js';
import { Delivery } from './delivery.entity.js';

const STORED = ['id', 'channel', 'kind', 'recipients', 'status', 'attempts', 'sentAt', 'lastError'] as const;

export class DeliveryReport extends PickType(Delivery, STORED) {
  /** For example 'Notification to the office'. */
  name: string;
  nextAttemptAt: Date | null;
}

export type NamedDelivery = Delivery & { name: string };

export const toDeliveryReport = (delivery: NamedDelivery): DeliveryReport => ({
  ...pick(delivery, STORED),
  name: delivery.name,
  nextAttemptAt: delivery.status === 'queued' ? delivery.nextAttemptAt : null,
});
