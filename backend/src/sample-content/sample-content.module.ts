import { Module } from '@nestjs/common';
import { SampleClaims } from './sample-claims.service.js';

@Module({ providers: [SampleClaims], exports: [SampleClaims] })
export class SampleContentModule {}
