import { Body, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { AsksPassword, Roles, StaffController } from '../../platform/http/access.js';
import { ErasureResult, PersonalData, PersonalDataSummary, PersonDto } from './personal-data.dto.js';
import { PersonalDataService } from './personal-data.service.js';

/** All routes are POST, so that no address or number appears in a request log. */
@StaffController('admin/privacy')
@Roles('admin')
export class AdminPrivacyController {
  constructor(private readonly people: PersonalDataService) {}

  /** Returns how much is stored about the person. */
  @Post('search')
  @HttpCode(HttpStatus.OK)
  search(@Body() person: PersonDto): Promise<PersonalDataSummary> {
    return this.people.summary(person);
  }

  /** Returns everything that is stored about the person. */
  @Post('export')
  @AsksPassword()
  @HttpCode(HttpStatus.OK)
  export(@Body() person: PersonDto): Promise<PersonalData> {
    return this.people.export(person);
  }

  /** Permanent. */
  @Post('erase')
  @AsksPassword()
  @HttpCode(HttpStatus.OK)
  async erase(@Body() person: PersonDto): Promise<ErasureResult> {
    const { enquiries, renewals } = await this.people.erase(person);
    return { erased: enquiries, renewals };
  }
}
