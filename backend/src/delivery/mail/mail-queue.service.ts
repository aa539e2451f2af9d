import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Secrets } from '../../platform/config/secrets.js';
import { OutboxService, type NewMessage } from '../outbox/outbox.service.js';
import { AutomaticMails } from './automatic-mails.service.js';
import { MAIL, type MailKind } from './mail-kinds.js';
import { sealBody } from './sealed-body.js';

export interface NewMail extends NewMessage {
  kind: MailKind;
  html: string;
}

/** Mails with a one-time link are stored encrypted. */
@Injectable()
export class MailQueue {
  constructor(
    private readonly outbox: OutboxService,
    private readonly secrets: Secrets,
    private readonly automatic: AutomaticMails,
  ) {}

  /** Takes the manager of the transaction that causes the mail, which is sent after the commit. */
  enqueue(manager: EntityManager, mail: NewMail, now: Date): Promise<void> {
    return this.outbox.enqueue(manager, MAIL, { ...mail, ...sealBody(this.secrets.key, mail) }, now);
  }

  /** Like `enqueue`, for an automatic mail. Returns false, and queues nothing, if its recipient has had two automatic mails within a day. */
  async enqueueAutomatic(manager: EntityManager, mail: NewMail & { recipients: [string] }, now: Date): Promise<boolean> {
    if (!(await this.automatic.take(manager, mail.recipients[0], now))) return false;
    await this.enqueue(manager, mail, now);
    return true;
  }
}
