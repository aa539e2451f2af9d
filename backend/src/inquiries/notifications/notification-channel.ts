import type { EntityManager } from 'typeorm';
import type { CompanyInfo } from '../../company/company-info.entity.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
import type { RaisedEvent } from '../inquiry-event-bus.js';
import type { Channel } from '../../delivery/outbox/channel.js';
import type { Delivery } from '../../delivery/outbox/delivery.entity.js';
import type { NewMessage } from '../../delivery/outbox/outbox.service.js';

export interface Alarm {
  /** Each device and address gets one message per key. */
  key: string;
  title: string;
  /** Sentences without personal data. */
  words: string;
}

/** To add a channel, implement this in an injectable class and list it in notifications.module.ts; nothing else changes. */
export interface NotificationChannel extends Channel {
  /** Returns the messages for an event. Runs in its transaction: reads only through `event.manager`. */
  messagesFor(event: RaisedEvent, settings: CompanyInfo): NewMessage[] | Promise<NewMessage[]>;
  /** Returns the messages about a fault of the site, for channels that reach staff without a mail server. */
  alarms?(alarm: Alarm, settings: CompanyInfo, manager: EntityManager): NewMessage[] | Promise<NewMessage[]>;
  /** Returns the current recipients of a message that is sent again; undefined: unchanged. */
  recipientsNow?(
    delivery: Delivery,
    about: { inquiry: ContactInquiry; settings: CompanyInfo; manager: EntityManager },
  ): Promise<string[] | undefined>;
}

/** Injects the channels of notifications.module.ts. */
export const NOTIFICATION_CHANNELS = Symbol('notification channels');
