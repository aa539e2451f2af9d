import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { Roles } from '../auth/roles.decorator.js';
import { StaffApi } from '../auth/staff-api.decorator.js';
import { ErasureAnswer, PersonalData, PersonalDataSummary, PersonDto } from './personal-data.dto.js';
import { PersonalDataService } from './personal-data.service.js';

/** Requests of people about their data; administrators only. All are POST, so that no address stands in a log of requests. */
@StaffApi('admin/privacy')
@Controller('api/admin/privacy')
@Roles('admin')
export class AdminPrivacyController {
  constructor(private readonly people: PersonalDataService) {}

  /** How much is held about the person. */
  @Post('search')
  @HttpCode(HttpStatus.OK)
  search(@Body() { email }: PersonDto): Promise<PersonalDataSummary> {
    return this.people.summary(email);
  }

  /** All of it, to be handed to the person. */
  @Post('export')
  @HttpCode(HttpStatus.OK)
  export(@Body() { email }: PersonDto): Promise<PersonalData> {
    return this.people.export(email);
  }

  /** For good: there is no trash for it. */
  @Post('erase')
  @HttpCode(HttpStatus.OK)
  async erase(@Body() { email }: PersonDto): Promise<ErasureAnswer> {
    return { erased: await this.people.erase(email) };
  }
}
