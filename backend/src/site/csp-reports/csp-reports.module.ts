import { Module } from '@nestjs/common';
import { CspReportsController } from './csp-reports.controller.js';
import { CspReports } from './csp-reports.service.js';

@Module({ controllers: [CspReportsController], providers: [CspReports] })
export class CspReportsModule {}
