import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { TrashService } from './trash.service.js';

@Module({ imports: [MediaModule], providers: [TrashService] })
export class TrashModule {}
