import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AdminMediaController } from './admin-media.controller.js';
import { MediaStorage } from './media-storage.service.js';
import { MediaController } from './media.controller.js';
import { Media } from './media.entity.js';
import { MediaService } from './media.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([Media])],
  controllers: [AdminMediaController, MediaController],
  providers: [MediaService, MediaStorage],
  exports: [MediaService, MediaStorage],
})
export class MediaModule {}
