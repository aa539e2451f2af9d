import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CompanyModule } from '../company/company.module.js';
import { Secrets } from '../config/secrets.js';
import { MailModule } from '../mail/mail.module.js';
import { User } from '../users/user.entity.js';
import { AuthController } from './auth.controller.js';
import { AuthGuard } from './auth.guard.js';
import { AuthService } from './auth.service.js';
import { PasswordLinks } from './password-links.service.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [
    AuditModule,
    CompanyModule,
    MailModule,
    TypeOrmModule.forFeature([Session, User]),
    JwtModule.registerAsync({
      inject: [Secrets],
      useFactory: (secrets: Secrets) => ({ secret: secrets.jwt, signOptions: { algorithm: 'HS256' } }),
    }),
  ],
  controllers: [AuthController, PasswordResetController],
  providers: [AuthService, SessionsService, PasswordLinks, PasswordResetService, { provide: APP_GUARD, useClass: AuthGuard }],
  exports: [SessionsService, PasswordLinks],
})
export class AuthModule {}
