import { Module } from '@nestjs/common';
import { AdminSearchController } from './admin-search.controller.js';
import { SearchService } from './search.service.js';

@Module({ controllers: [AdminSearchController], providers: [SearchService] })
export class SearchModule {}
