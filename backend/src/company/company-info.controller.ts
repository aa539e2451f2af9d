import { Get, Body, Put } from '@nestjs/common';
import { AsksPassword, StaffController, VisitorController } from '../platform/http/access.js';
import { UpdateCompanyInfoDto, type ADMIN_FIELDS } from './company-info.dto.js';
import { PublicCompanyInfo, toPublicCompanyInfo } from './public-company-info.dto.js';
import { CompanyInfoRecord, toCompanyInfoRecord } from './company-info-record.dto.js';
import { CompanyInfoService } from './company-info.service.js';
import { ApiOkResponse } from '@nestjs/swagger';
import { Me, type SignedIn } from '../users/signed-in.js';
import { IfMatch } from '../platform/http/if-match.js';

/** Who changes one of these could read what customers write, or make signing in easier. `email` sends to customers and gets their replies. */
const SENSITIVE = [
  'email',
  'smtpHost',
  'smtpPort',
  'smtpUser',
  'smtpPassword',
  'emailRecipients',
  'webhookUrl',
  'requireSecondFactor',
] satisfies ('email' | (typeof ADMIN_FIELDS)[number])[];

const needsPassword = (body: object): boolean => SENSITIVE.some((field) => field in body);

@VisitorController('company-info')
export class CompanyInfoController {
  constructor(private readonly settings: CompanyInfoService) {}

  @Get()
  async get(): Promise<PublicCompanyInfo> {
    return toPublicCompanyInfo(await this.settings.current());
  }
}

@StaffController('admin/company-info')
export class AdminCompanyInfoController {
  constructor(private readonly settings: CompanyInfoService) {}

  @Get()
  @ApiOkResponse({ type: CompanyInfoRecord })
  async get(@Me() { user }: SignedIn): Promise<CompanyInfoRecord> {
    return toCompanyInfoRecord(await this.settings.current(), user.role === 'admin');
  }

  @Put()
  @AsksPassword(needsPassword)
  @ApiOkResponse({ type: CompanyInfoRecord })
  async update(@Body() fields: UpdateCompanyInfoDto, @Me() { user }: SignedIn, @IfMatch() ifMatch?: number): Promise<CompanyInfoRecord> {
    return toCompanyInfoRecord(await this.settings.update(fields, ifMatch), user.role === 'admin');
  }
}
