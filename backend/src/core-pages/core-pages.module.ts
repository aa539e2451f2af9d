import { Module } from '@nestjs/common';
import { plainModule } from '../kinds/plain-records.js';
import { CORE_PAGES } from './core-page.kind.js';
import { CorePagesController } from './core-pages.controller.js';
import { HeldBackPages } from './held-back.js';
import { CorePagesService } from './core-pages.service.js';

@Module(plainModule(CORE_PAGES, CorePagesService, { controllers: [CorePagesController], providers: [HeldBackPages] }))
export class CorePagesModule {}
