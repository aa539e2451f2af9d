import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Kinds } from './kinds.service.js';
import { Pages } from './pages.service.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [Kinds, Pages], exports: [Kinds, Pages] })
export class KindsModule {}
