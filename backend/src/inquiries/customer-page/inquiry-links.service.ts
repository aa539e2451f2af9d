import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { v5 as uuidv5 } from 'uuid';
import { Changes } from '../../audit/changes.service.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { findOrFail, newId } from '../../platform/common/records.js';
import { keyedToken, sha256, TOKEN_CHARS } from '../../platform/config/crypto.js';
import { Env } from '../../platform/config/env.js';
import { Secrets } from '../../platform/config/secrets.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiryEventBus } from '../inquiry-event-bus.js';
import { InquiryHistory } from '../office/inquiry-history.service.js';
import { INQUIRY_KIND as KIND, NO_EMAIL } from '../inquiry.kind.js';
import type { CustomerPageState } from './customer-page.dto.js';
import { InquiryLink } from './inquiry-link.entity.js';

const LIFETIME_MS = 180 * DAY_MS;

export interface OpenLink {
  link: InquiryLink;
  token: string;
}

/** One link per enquiry; a new one replaces it. */
@Injectable()
export class InquiryLinks {
  constructor(
    @InjectRepository(InquiryLink) private readonly links: Repository<InquiryLink>,
    private readonly secrets: Secrets,
    private readonly env: Env,
    private readonly changes: Changes,
    private readonly history: InquiryHistory,
    private readonly events: InquiryEventBus,
  ) {}

  /** For a mail that will carry the link. A withdrawn link stays withdrawn. */
  async ensure(manager: EntityManager, inquiryId: string, now: Date): Promise<void> {
    const link = await manager.findOneBy(InquiryLink, { inquiryId });
    // Deleting what is not there would lock the end of MariaDB's index, and simultaneous enquiries would deadlock.
    if (!link) await manager.insert(InquiryLink, this.newLink(inquiryId, now));
    else if (link.tokenHash !== null && isExpired(link, now)) await this.replace(manager, this.newLink(inquiryId, now));
  }

  /** Mails the customer a new link; the previous one stops working. Throws NoSuchRecord (404), ConflictException (409) for spam and without an email address. */
  renew(id: string): Promise<CustomerPageState> {
    return this.replaceFor(id, 'renewed');
  }

  /** Throws NoSuchRecord (404). */
  withdraw(id: string): Promise<CustomerPageState> {
    return this.replaceFor(id, 'withdrawn');
  }

  /** Replaces the link. The new one is derived from the form's key, so that a form sent twice leads to the same link. A withdrawn link stays withdrawn. */
  async renewWith(formKey: string, manager: EntityManager, inquiryId: string, now: Date): Promise<void> {
    const link = await manager.findOneBy(InquiryLink, { inquiryId });
    if (link?.tokenHash) await this.replace(manager, this.newLink(inquiryId, now, this.renewedId(formKey)));
  }

  /** Returns the link that a form with this key has asked for. */
  async renewedWith(formKey: string): Promise<OpenLink | null> {
    const token = this.tokenOf(this.renewedId(formKey));
    const link = await this.find(token);
    return link && { link, token };
  }

  /** Throws NoSuchRecord (404). */
  async stateOf(inquiryId: string): Promise<CustomerPageState> {
    await findOrFail(this.links.manager.getRepository(ContactInquiry), { id: inquiryId }, KIND.label);
    const link = await this.links.findOneBy({ inquiryId });
    if (!link) return { state: 'none', since: null };
    const state = link.tokenHash === null ? 'withdrawn' : isExpired(link, new Date()) ? 'expired' : 'open';
    return { state, since: link.createdAt };
  }

  /** Returns the full address for a mail; null if there is none, or if SECRET_KEY has changed since. */
  async addressOf(inquiryId: string): Promise<string | null> {
    const link = await this.links.findOneBy({ inquiryId });
    const token = link && this.tokenOf(link.id);
    return token && link.tokenHash === sha256(token) ? `${this.env.publicUrl}/e/${token}` : null;
  }

  /** Returns the link that a token opens; null for unknown, withdrawn and expired ones. */
  async find(token: string): Promise<InquiryLink | null> {
    if (token.length !== TOKEN_CHARS) return null;
    const link = await this.links.findOneBy({ tokenHash: sha256(token) });
    return link && !isExpired(link, new Date()) ? link : null;
  }

  private async replaceFor(id: string, done: 'renewed' | 'withdrawn'): Promise<CustomerPageState> {
    await this.changes.locked(KIND, id, async (inquiry, change) => {
      const { manager, now } = change;
      if (done === 'withdrawn') await this.replace(manager, { id: newId(), inquiryId: id, tokenHash: null, createdAt: now });
      else if (inquiry.spamSince) throw new ConflictException('This enquiry is marked as spam. Choose "Not spam" first.');
      else if (!inquiry.email) throw new ConflictException(NO_EMAIL);
      else {
        await this.replace(manager, this.newLink(id, now));
        await this.events.raise({ name: 'link-renewed', inquiry, manager, now });
      }
      const eventId = await this.history.add(change, id, 'link', done);
      const action = done === 'renewed' ? 'renew-link' : 'withdraw-link';
      await change.audit({ action, entityType: KIND.resource, entityId: id });
      return eventId;
    });
    return this.stateOf(id);
  }

  private tokenOf(id: string): string {
    return keyedToken(this.secrets.key, 'enquiry-link', id);
  }

  private renewedId(formKey: string): string {
    return uuidv5(keyedToken(this.secrets.key, 'renewed-link', formKey), uuidv5.URL);
  }

  private newLink(inquiryId: string, now: Date, id = newId()): InquiryLink {
    return { id, inquiryId, tokenHash: sha256(this.tokenOf(id)), createdAt: now };
  }

  private async replace(manager: EntityManager, link: InquiryLink): Promise<void> {
    await manager.delete(InquiryLink, { inquiryId: link.inquiryId });
    await manager.insert(InquiryLink, link);
  }
}

const isExpired = ({ createdAt }: InquiryLink, now: Date): boolean => now.getTime() - createdAt.getTime() > LIFETIME_MS;
