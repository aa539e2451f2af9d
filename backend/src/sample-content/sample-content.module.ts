import { Module } from '@nestjs/common';
import { CompanyModule } from '../company/company.module.js';
import { SampleClaims } from './sample-claims.service.js';

@Module({ imports: [CompanyModule], providers: [SampleClaims], exports: [SampleClaims] })
export class SampleContentModule {}
