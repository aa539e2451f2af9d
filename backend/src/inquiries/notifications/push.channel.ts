import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { londonAppointment } from '../../platform/time/london.js';
import type { CompanyInfo } from '../../company/company-info.entity.js';
import type { RaisedEvent } from '../inquiry-event-bus.js';
import type { Outcome } from '../../delivery/outbox/channel.js';
import type { Delivery } from '../../delivery/outbox/delivery.entity.js';
import type { NewMessage } from '../../delivery/outbox/outbox.service.js';
import type { Alarm, NotificationChannel } from './notification-channel.js';
import { PushDevicesService } from '../../delivery/push/push-devices.service.js';
import { LIFETIME_MS, PushSender } from '../../delivery/push/push-sender.service.js';

const lifetime = { ms: LIFETIME_MS, words: 'a day' };

/** Stored as the delivery's text. Contains nothing of the enquiry. */
interface Order {
  device: string;
  url: string;
  /** Default: a new enquiry has arrived. */
  title?: string;
  body?: string;
}

/** Notifies phones and computers that there is a new enquiry, without its content. */
@Injectable()
export class PushChannel implements NotificationChannel {
  readonly id = 'push';
  readonly name = 'Notifications on devices';
  readonly missing = 'until somebody switches notifications on';
  readonly kinds = { 'new-enquiry': { name: 'Notification on a device', lifetime }, alarm: { name: 'Alarm on a device', lifetime } };

  constructor(
    private readonly devices: PushDevicesService,
    private readonly sender: PushSender,
  ) {}

  isConfigured(): Promise<boolean> {
    return this.devices.isAny();
  }

  async messagesFor({ name, inquiry, manager }: RaisedEvent): Promise<NewMessage[]> {
    if (name !== 'received' && name !== 'rescued') return [];
    return (await this.devices.notified(manager)).map(({ id }) => {
      const body = `A new enquiry has arrived. A reply is promised by ${londonAppointment(inquiry.dueAt)}.`;
      const order: Order = { device: id, url: `/admin/inquiries/${inquiry.id}`, body };
      return { kind: 'new-enquiry', inquiryId: inquiry.id, recipients: [], subject: 'New enquiry', text: JSON.stringify(order) };
    });
  }

  async alarms({ key, title, words }: Alarm, _settings: CompanyInfo, manager: EntityManager): Promise<NewMessage[]> {
    return (await this.devices.notified(manager)).map(({ id }) => {
      const order: Order = { device: id, url: '/admin', title, body: words };
      return { kind: 'alarm', recipients: [], subject: title, text: JSON.stringify(order), onceKey: `${key} ${id}` };
    });
  }

  send({ text }: Pick<Delivery, 'text'>, stop?: AbortSignal): Promise<Outcome> {
    const { device, url, title = 'New enquiry', body = 'A new enquiry has arrived.' } = JSON.parse(text) as Order;
    return this.sender.send(device, { title, body, url }, stop);
  }
}
