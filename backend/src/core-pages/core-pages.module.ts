import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CorePage } from './core-page.entity.js';
import { AdminCorePagesController, CorePagesController } from './core-pages.controller.js';
import { CorePagesService } from './core-pages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CorePage])],
  controllers: [CorePagesController, AdminCorePagesController],
  providers: [CorePagesService],
  exports: [CorePagesService],
})
export class CorePagesModule {}
