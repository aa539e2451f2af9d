import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import type { EntityManager, Repository } from 'typeorm';
import { Changes, type Change } from '../audit/changes.service.js';
import { InvalidFields } from '../platform/http/errors.js';
import { isPublicAddress, literalAddress } from '../platform/http/public-address.js';
import { patch } from '../platform/common/records.js';
import { currentActor } from '../platform/http/request-context.js';
import { isSameValue } from '../platform/common/same-value.js';
import { REQUIRED } from '../platform/fields/validation.js';
import { encryptSecret } from '../platform/config/crypto.js';
import { Env } from '../platform/config/env.js';
import { Secrets } from '../platform/config/secrets.js';
import { toBanner } from './banner.dto.js';
import type { UpdateCompanyInfoDto } from './company-info.dto.js';
import { CompanyInfo } from './company-info.entity.js';
import { ServiceOf } from '../kinds/kind.js';
import { toOpeningHours } from './opening-hours.dto.js';
import { changedAddress } from './postal-address.js';
import { toSpecialDays } from './special-days.dto.js';
import { SETTINGS } from './company-info.kind.js';

export const SECOND_FACTOR_RULE_CHANGED = 'company-info.second-factor-rule-changed';

/** Raised within the transaction that changes whom the settings ask for a second factor; errors of listeners roll it back. */
export interface SecondFactorRuleChanged {
  manager: EntityManager;
  isForAll: boolean;
}

export const COMPANY_EMAIL_CHANGED = 'company-info.email-changed';

/** Raised within the transaction that changes the sender of all mails; errors of listeners roll it back. */
export interface CompanyEmailChanged {
  change: Pick<Change, 'manager' | 'now'>;
  before: CompanyInfo;
  email: string;
}

export const TERMS_CHANGED = 'company-info.terms-changed';

export const COMPANY_RENAMED = 'company-info.renamed';

/** Raised within the transaction that changes what the terms say, or the name; errors of listeners roll it back. */
export interface CompanyChanged {
  change: Change;
  before: CompanyInfo;
  after: CompanyInfo;
}

/** Raised with the change that removes the emergency line, within its transaction; errors of listeners roll it back. */
export const EMERGENCY_LINE_REMOVED = 'company-info.emergency-line-removed';

/** Usual mail ports: on a public site the settings must not reach other services of its network. */
const MAIL_PORTS = [25, 465, 587, 2525];
const OTHER_PORT = 'Please use port 25, 465, 587 or 2525';
const OUTSIDE = 'Please enter an address on the public internet, without a user name or password in it';
const EMAIL_OF_ADMINISTRATORS =
  'Only an administrator may change the email address of the company: it sends all emails, and gets the replies of customers.';
const PASSWORD_AGAIN = 'Please enter the password again. The saved one is only used with the previous server, port and user.';

@Injectable()
@ServiceOf(SETTINGS)
export class CompanyInfoService {
  constructor(
    @InjectRepository(CompanyInfo) private readonly settings: Repository<CompanyInfo>,
    private readonly changes: Changes,
    private readonly secrets: Secrets,
    private readonly env: Env,
    private readonly events: EventEmitter2,
  ) {}

  /** Created by the seed. Within a transaction, pass its manager. */
  async current(manager: EntityManager = this.settings.manager): Promise<CompanyInfo> {
    const [settings] = await manager.find(CompanyInfo, { take: 1 });
    if (!settings) throw new NotFoundException('The settings have not been created yet.');
    return settings;
  }

  /** Throws ForbiddenException (403) if an editor changes the address of all mails, InvalidFields (400) if a stored password would go to a new mail server. Within a transaction, pass its manager. */
  async update(
    { smtpPassword, emailRecipients, banner, specialDays, addressParts, ...fields }: UpdateCompanyInfoDto,
    ifMatch?: number,
    manager?: EntityManager,
  ): Promise<CompanyInfo> {
    if (fields.openingHours === null) throw new InvalidFields({ openingHours: [REQUIRED] });
    if (fields.smtpPort && !this.env.isLocal && !MAIL_PORTS.includes(fields.smtpPort)) throw new InvalidFields({ smtpPort: [OTHER_PORT] });
    if (fields.webhookUrl && !isOutside(new URL(fields.webhookUrl))) throw new InvalidFields({ webhookUrl: [OUTSIDE] });
    const { id } = await this.current(manager);
    return this.changes.update(SETTINGS, id, ifMatch, {}, async (settings, change) => {
      const { manager, now } = change;
      const before = { ...settings };
      patch(manager.getRepository(CompanyInfo), settings, fields);
      Object.assign(settings, changedAddress(before, { address: fields.address, addressParts }));
      if (fields.openingHours) settings.openingHours = toOpeningHours(fields.openingHours);
      if (specialDays !== undefined) settings.specialDays = specialDays && toSpecialDays(specialDays, settings);
      if (smtpPassword === undefined && goesElsewhere(before, settings)) throw new InvalidFields({ smtpPassword: [PASSWORD_AGAIN] });
      if (emailRecipients !== undefined) settings.emailRecipients = (emailRecipients ?? []).map((address) => address.toLowerCase());
      if (banner !== undefined) settings.banner = banner && toBanner(banner, settings.banner, now);
      if (smtpPassword !== undefined) settings.smtpPassword = smtpPassword ? encryptSecret(this.secrets.key, smtpPassword) : null;
      if (settings.webhookUrl !== null) settings.webhookSecret ??= encryptSecret(this.secrets.key, newSecret());
      if (!isSameValue(settings, before)) settings.isDemo = false;
      if (settings.email !== before.email) {
        if (currentActor().role !== 'admin') throw new ForbiddenException(EMAIL_OF_ADMINISTRATORS);
        const moved: CompanyEmailChanged = { change: { manager, now }, before, email: settings.email };
        await this.events.emitAsync(COMPANY_EMAIL_CHANGED, moved);
      }
      if (before.emergencyPhone && !settings.emergencyPhone) await this.events.emitAsync(EMERGENCY_LINE_REMOVED, change);
      const changed: CompanyChanged = { change, before, after: settings };
      if (settings.companyName !== before.companyName) await this.events.emitAsync(COMPANY_RENAMED, changed);
      if (!isSameValue(settings.terms, before.terms)) await this.events.emitAsync(TERMS_CHANGED, changed);
      if (settings.requireSecondFactor !== before.requireSecondFactor) {
        const rule: SecondFactorRuleChanged = { manager, isForAll: settings.requireSecondFactor };
        await this.events.emitAsync(SECOND_FACTOR_RULE_CHANGED, rule);
      }
    });
  }

  /** Returns the new secret. The version stays, so that open forms can be saved. */
  async renewWebhookSecret(): Promise<string> {
    const secret = newSecret();
    const { id } = await this.current();
    await this.changes.write('webhook', async ({ manager, audit }) => {
      const webhookSecret = encryptSecret(this.secrets.key, secret);
      await manager.update(CompanyInfo, id, { webhookSecret, version: () => 'version' });
      await audit({ action: 'renew-webhook-secret', entityType: SETTINGS.resource, entityId: id, changes: {} });
    });
    return secret;
  }
}

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** An early check; names are resolved and checked for each request. */
const isOutside = (url: URL): boolean => {
  const literal = literalAddress(url);
  return !url.username && !url.password && (literal === null || isPublicAddress(literal));
};

/** Whether a stored password would be used with another server or user. */
function goesElsewhere(before: CompanyInfo, { smtpHost, smtpPort, smtpUser, smtpPassword }: CompanyInfo): boolean {
  if (smtpPassword === null || !smtpHost || !smtpUser) return false;
  return smtpHost !== before.smtpHost || smtpPort !== before.smtpPort || smtpUser !== before.smtpUser;
}
