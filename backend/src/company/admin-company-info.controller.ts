import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Me, type SignedIn } from '../auth/signed-in.js';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { IfMatch } from '../common/if-match.js';
import { CompanyInfoRecord, toCompanyInfoRecord, UpdateCompanyInfoDto } from './company-info.dto.js';
import { CompanyInfoService } from './company-info.service.js';

@StaffApi('admin/company-info')
@Controller('api/admin/company-info')
export class AdminCompanyInfoController {
  constructor(private readonly settings: CompanyInfoService) {}

  @Get()
  @ApiOkResponse({ type: CompanyInfoRecord })
  async get(@Me() { user }: SignedIn): Promise<Partial<CompanyInfoRecord>> {
    return toCompanyInfoRecord(await this.settings.current(), user.role === 'admin');
  }

  @Put()
  @ApiOkResponse({ type: CompanyInfoRecord })
  async update(
    @Body() fields: UpdateCompanyInfoDto,
    @Me() { user }: SignedIn,
    @IfMatch() ifMatch?: number,
  ): Promise<Partial<CompanyInfoRecord>> {
    return toCompanyInfoRecord(await this.settings.update(fields, ifMatch), user.role === 'admin');
  }
}
