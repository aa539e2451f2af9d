import { Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { StaffController } from '../../platform/http/access.js';
import { kindNames } from '../../kinds/names.js';
import { ShownPlacesView } from './shown-places.dto.js';
import { ShownPlaces } from './shown-places.service.js';

@StaffController('admin/shown-places')
export class ShownPlacesController {
  constructor(private readonly places: ShownPlaces) {}

  /** Returns where visitors see a record. Of the settings: its list of clients. */
  @Get(':resource/:id')
  @ApiParam({ name: 'resource', schema: kindNames('block') })
  of(@Param('resource') resource: string, @Param('id') id: string): Promise<ShownPlacesView> {
    return this.places.of(resource, id);
  }

  /** Switches its block on the homepage on, and publishes that; adds one if there is none. Other changes of the homepage's draft wait on. */
  @Post(':resource/:id')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'resource', schema: kindNames('block') })
  showOnHomepage(@Param('resource') resource: string, @Param('id') id: string): Promise<ShownPlacesView> {
    return this.places.showOnHomepage(resource, id);
  }
}
