import { Controller, Get } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';
import { VisitorApi } from '../auth/staff-api.decorator.js';
import { ReadsFrom } from '../common/reads-from.js';
import { PublishedHomepage, toPublishedHomepage } from './homepage.dto.js';
import { HomepageService } from './homepage.service.js';

@VisitorApi('homepage')
@Controller('api/homepage')
@Public()
@ReadsFrom('homepage')
export class HomepageController {
  constructor(private readonly homepage: HomepageService) {}

  @Get('published')
  async published(): Promise<PublishedHomepage> {
    return toPublishedHomepage(await this.homepage.published());
  }
}
