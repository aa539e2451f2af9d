import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Kinds } from './kinds.service.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [Kinds], exports: [Kinds] })
export class KindsModule {}
