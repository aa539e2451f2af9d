import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AdminMediaController } from './admin-media.controller.js';
import { MediaFiles } from './media-files.js';
import { MediaStorage } from './media-storage.service.js';
import { MediaController } from './media.controller.js';
import { Media } from './media.entity.js';
import { MediaService } from './media.service.js';
import { PictureAddresses } from './picture-addresses.service.js';
import { PictureCopies } from './picture-copies.entity.js';
import { PictureCopiesWorker } from './picture-copies-worker.service.js';
import { UnfinishedUpload } from './unfinished-upload.entity.js';
import { UnfinishedUploads } from './unfinished-uploads.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([Media, PictureCopies, UnfinishedUpload])],
  controllers: [AdminMediaController, MediaController],
  providers: [
    MediaService,
    MediaStorage,
    UnfinishedUploads,
    PictureAddresses,
    PictureCopiesWorker,
    { provide: MediaFiles, useFactory: () => new MediaFiles() },
  ],
  exports: [MediaFiles, MediaService, MediaStorage, PictureAddresses, UnfinishedUploads],
})
export class MediaModule {}
