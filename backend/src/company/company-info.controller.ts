import { Controller, Get } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { ReadsFrom } from '../common/reads-from.js';
import { PublicCompanyInfo, toPublicCompanyInfo } from './company-info.dto.js';
import { CompanyInfoService } from './company-info.service.js';

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
