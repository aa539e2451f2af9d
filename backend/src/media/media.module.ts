import { Module } from '@nestjs/common';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Env } from '../platform/config/env.js';
import { AdminMediaController } from './admin-media.controller.js';
import { MediaFiles } from './media-files.js';
import { MediaStorage } from './media-storage.service.js';
import { MediaController } from './media.controller.js';
import { Media } from './media.entity.js';
import { MediaService } from './media.service.js';
import { PictureAddresses } from './picture-addresses.service.js';
import { PictureCopies } from './picture-copies.entity.js';
import { PictureCopiesWorker } from './picture-copies-worker.service.js';
import { RecordedStorage } from './recorded-storage.js';
import { StoredFile } from './stored-file.entity.js';
import { UnfinishedUpload } from './unfinished-upload.entity.js';
import { UnfinishedUploads } from './unfinished-uploads.service.js';
import { VirusScanner } from './virus-scanner.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Media, PictureCopies, StoredFile, UnfinishedUpload])],
  controllers: [AdminMediaController, MediaController],
  providers: [
    MediaService,
    {
      provide: MediaStorage,
      useFactory: (env: Env, files: Repository<StoredFile>) => new RecordedStorage(env, files),
      inject: [Env, getRepositoryToken(StoredFile)],
    },
    UnfinishedUploads,
    PictureAddresses,
    PictureCopiesWorker,
    { provide: VirusScanner, useFactory: (env: Env) => new VirusScanner(env), inject: [Env] },
    { provide: MediaFiles, useFactory: (scanner: VirusScanner) => new MediaFiles(scanner), inject: [VirusScanner] },
  ],
  exports: [MediaFiles, MediaService, MediaStorage, PictureAddresses, UnfinishedUploads, VirusScanner],
})
export class MediaModule {}
