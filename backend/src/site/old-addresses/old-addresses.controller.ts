import { Body, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { Roles, StaffController } from '../../platform/http/access.js';
import { OldAddress, OldAddressesDto } from './old-addresses.dto.js';
import { OldAddresses } from './old-addresses.service.js';

@Roles('admin')
@StaffController('admin/old-addresses')
export class OldAddressesController {
  constructor(private readonly addresses: OldAddresses) {}

  /** Returns the addresses of another website with the page that is nearest to each. Stores nothing: an import of redirects does. */
  @Post()
  @HttpCode(HttpStatus.OK)
  suggest(@Body() { text }: OldAddressesDto): Promise<OldAddress[]> {
    return this.addresses.suggest(text);
  }
}
