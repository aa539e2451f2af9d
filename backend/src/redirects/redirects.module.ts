import { staffRoutes } from '../kinds/staff-routes.js';
import { REDIRECTS } from './redirect.kind.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Redirect } from './redirect.entity.js';
import { RedirectsService } from './redirects.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Redirect])],
  controllers: [staffRoutes(REDIRECTS, RedirectsService)],
  providers: [RedirectsService],
  exports: [RedirectsService],
})
export class RedirectsModule {}
