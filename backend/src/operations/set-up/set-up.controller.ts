import { Body, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { AsksPassword, Roles, StaffController } from '../../platform/http/access.js';
import { DemoRemoval } from './demo-removal.service.js';
import { OfferServicesDto, RemoveDemonstrationDto, SavePlacesDto, StepDoneDto, type SetUpStatus } from './set-up.dto.js';
import { SetUpService } from './set-up.service.js';
import { DecideTextsDto, TextsToRead } from './texts-to-read.dto.js';
import { TextsToReadService } from './texts-to-read.service.js';

/** The steps of the wizard that no other resource covers. All are repeatable. */
@StaffController('admin/set-up')
@Roles('admin')
export class SetUpController {
  constructor(
    private readonly setUp: SetUpService,
    private readonly removal: DemoRemoval,
    private readonly texts: TextsToReadService,
  ) {}

  @Get()
  status(): Promise<SetUpStatus> {
    return this.setUp.status();
  }

  @Put('places')
  savePlaces(@Body() { places, removed }: SavePlacesDto): Promise<SetUpStatus> {
    return this.setUp.savePlaces(places ?? [], removed ?? []);
  }

  @Put('services')
  offerServices(@Body() { offered }: OfferServicesDto): Promise<SetUpStatus> {
    return this.setUp.offerServices(offered);
  }

  /** Returns what was written for the sample company, about services that are offered and as pages, until it is decided upon. */
  @Get('texts')
  textsToRead(): Promise<TextsToRead[]> {
    return this.texts.list();
  }

  /** Puts the texts of a service or a page on the website, or leaves them out. Returns what is still to be read. */
  @Put('texts/:id')
  decideTexts(@Param('id') id: string, @Body() decision: DecideTextsDto): Promise<TextsToRead[]> {
    return this.texts.decide(id, decision);
  }

  @Put('steps')
  finishStep(@Body() { step }: StepDoneDto): Promise<SetUpStatus> {
    return this.setUp.finishStep(step);
  }

  @Post('remove-demonstration')
  @HttpCode(HttpStatus.OK)
  @AsksPassword()
  async remove(@Body() { listed, edited }: RemoveDemonstrationDto): Promise<SetUpStatus> {
    await this.removal.remove({ listed, edited: edited ?? [] });
    return this.setUp.status();
  }
}
