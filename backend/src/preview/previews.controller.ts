import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { StaffApi } from '../common/access.js';
import { Preview, PreviewDto } from './preview.dto.js';
import { Previews } from './previews.service.js';

@StaffApi('admin/previews')
@Controller('api/admin/previews')
export class PreviewsController {
  constructor(private readonly previews: Previews) {}

  /** Returns the page of a record as it would be after saving. Stores nothing. */
  @Post('render')
  @HttpCode(HttpStatus.OK)
  async render(@Body() sent: PreviewDto): Promise<Preview> {
    return this.previews.forStaff(sent);
  }
}
