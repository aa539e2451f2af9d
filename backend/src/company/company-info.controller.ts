import { Controller, Get, Body, Put } from '@nestjs/common';
import { AsksPassword, Public, VisitorApi, StaffApi, ReadsFrom } from '../platform/common/access.js';
import {
  PublicCompanyInfo,
  toPublicCompanyInfo,
  CompanyInfoRecord,
  toCompanyInfoRecord,
  UpdateCompanyInfoDto,
} from './company-info.dto.js';
import { CompanyInfoService } from './company-info.service.js';
import { needsPassword } from './sensitive-settings.js';
import { ApiOkResponse } from '@nestjs/swagger';
import { Me, type SignedIn } from '../users/signed-in.js';
import { IfMatch } from '../platform/common/if-match.js';

@VisitorApi('company-info')
@Controller('api/company-info')
@Public()
@ReadsFrom('company-info')
export class CompanyInfoController {
  constructor(private readonly settings: CompanyInfoService) {}

  @Get()
  async get(): Promise<PublicCompanyInfo> {
    return toPublicCompanyInfo(await this.settings.current());
  }
}

@StaffApi('admin/company-info')
@Controller('api/admin/company-info')
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
