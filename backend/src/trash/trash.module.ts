import { Module } from '@nestjs/common';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { MediaModule } from '../media/media.module.js';
import { TrashService } from './trash.service.js';

@Module({ imports: [InquiriesModule, MediaModule], providers: [TrashService] })
export class TrashModule {}
