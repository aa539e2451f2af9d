import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ContentTables } from './content-tables.service.js';
import { Kinds } from './kinds.service.js';
import { Pages } from './pages.service.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [ContentTables, Kinds, Pages], exports: [ContentTables, Kinds, Pages] })
export class KindsModule {}
