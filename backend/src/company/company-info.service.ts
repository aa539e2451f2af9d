import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Changes, type RecordKind } from '../audit/changes.service.js';
import { InvalidFields } from '../common/errors.js';
import { currentActor } from '../common/request-context.js';
import { isEmailAddress, REQUIRED } from '../common/validation.js';
import { encryptSecret } from '../config/crypto.js';
import { Secrets } from '../config/secrets.js';
import { ADMIN_FIELDS, type UpdateCompanyInfoDto } from './company-info.dto.js';
import { CompanyInfo } from './company-info.entity.js';

const KIND: RecordKind<CompanyInfo> = { resource: 'company-info', label: 'settings record', entity: CompanyInfo };

@Injectable()
export class CompanyInfoService {
  constructor(
    @InjectRepository(CompanyInfo) private readonly settings: Repository<CompanyInfo>,
    private readonly changes: Changes,
    private readonly secrets: Secrets,
  ) {}

  /** The one settings record; the seed makes it. */
  async current(): Promise<CompanyInfo> {
    const [settings] = await this.settings.find({ take: 1 });
    if (!settings) throw new NotFoundException('The settings have not been made yet.');
    return settings;
  }

  /**
   * Changes the fields given. From then on the content counts as the owner's own, no longer as a demo.
   * @throws ForbiddenException (403) when an editor sends what only administrators set
   */
  async update({ smtpPassword, emailRecipients, ...fields }: UpdateCompanyInfoDto, ifMatch?: number): Promise<CompanyInfo> {
    const given = { smtpPassword, emailRecipients, ...fields };
    if (currentActor().role !== 'admin' && ADMIN_FIELDS.some((name) => given[name] !== undefined)) {
      throw new ForbiddenException('Only an administrator may change the mail settings, the recipients and how long enquiries are kept.');
    }
    if (fields.openingHours === null) throw new InvalidFields({ openingHours: [REQUIRED] });
    const { id } = await this.current();
    return this.changes.update(KIND, id, ifMatch, fields, (settings) => {
      if (emailRecipients !== undefined) settings.emailRecipients = checkedRecipients(emailRecipients ?? []);
      if (smtpPassword !== undefined) settings.smtpPassword = smtpPassword ? encryptSecret(this.secrets.key, smtpPassword) : null;
      settings.isDemo = false;
    });
  }
}

function checkedRecipients(recipients: string[]): string[] {
  const lower = recipients.map((r) => r.toLowerCase());
  const wrong = lower.find((r) => !isEmailAddress(r));
  if (wrong) throw new InvalidFields({ emailRecipients: [`"${wrong.slice(0, 80)}" is no e-mail address`] });
  return lower;
}
