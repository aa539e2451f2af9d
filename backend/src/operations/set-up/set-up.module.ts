import { Module } from '@nestjs/common';
import { LocationsModule } from '../../locations/locations.module.js';
import { HomepageModule } from '../../homepage/homepage.module.js';
import { DemoRemoval } from './demo-removal.service.js';
import { RenamedSample } from './pages-to-read.js';
import { SetUpController } from './set-up.controller.js';
import { SetUpService } from './set-up.service.js';
import { TextsToReadService } from './texts-to-read.service.js';

@Module({
  imports: [LocationsModule, HomepageModule],
  controllers: [SetUpController],
  providers: [SetUpService, DemoRemoval, TextsToReadService, RenamedSample],
})
export class SetUpModule {}
