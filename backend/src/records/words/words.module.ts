import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { AdminWordsController } from './admin-words.controller.js';
import { Replacements } from './replacements.service.js';
import { TextRecords } from './text-records.service.js';
import { WordsService } from './words.service.js';

@Module({ imports: [AuditModule], controllers: [AdminWordsController], providers: [Replacements, TextRecords, WordsService] })
export class WordsModule {}
