import { Module } from '@nestjs/common';
import { plainModule } from '../kinds/plain-records.js';
import { REDIRECTS } from './redirect.kind.js';
import { RedirectsService } from './redirects.service.js';

@Module(plainModule(REDIRECTS, RedirectsService))
export class RedirectsModule {}
