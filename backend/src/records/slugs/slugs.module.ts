import { Module } from '@nestjs/common';
import { AdminSlugsController } from './admin-slugs.controller.js';
import { SlugsService } from './slugs.service.js';

@Module({ controllers: [AdminSlugsController], providers: [SlugsService] })
export class SlugsModule {}
