import { ApiProperty } from '@nestjs/swagger';
import { DELIVERY_STATUSES, type Delivery, type DeliveryStatus } from './delivery.entity.js';

export class DeliveryReport {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** For example 'mail'. */
  channel: string;
  kind: string;
  /** For example 'Notification to the office'. */
  name: string;
  recipients: string[];
  @ApiProperty({ enum: [...DELIVERY_STATUSES] })
  status: DeliveryStatus;
  attempts: number;
  nextAttemptAt: Date | null;
  sentAt: Date | null;
  /** The receiver's response: why it failed, or which recipients were refused. */
  lastError: string | null;
}

export type NamedDelivery = Delivery & { name: string };

export const toDeliveryReport = (delivery: NamedDelivery): DeliveryReport => {
  const { id, channel, kind, name, recipients, status, attempts, nextAttemptAt, sentAt, lastError } = delivery;
  const next = status === 'queued' ? nextAttemptAt : null;
  return { id, channel, kind, name, recipients, status, attempts, nextAttemptAt: next, sentAt, lastError };
};
