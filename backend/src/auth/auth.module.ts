import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Secrets } from '../platform/config/secrets.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountChangesListener } from './account-changes.listener.js';
import { AccountMails } from './account-mails.service.js';
import { AuthController } from './auth.controller.js';
import { StaffGuard } from './auth.guard.js';
import { ForgottenPasswords } from './forgotten-passwords.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { KnownDevices } from './known-devices.service.js';
import { NewSessions } from './new-sessions.service.js';
import { OwnAccount } from './own-account.service.js';
import { InvitationsController, PasswordResetController } from './password-links.controller.js';
import { PasswordLinks } from './password-links.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { ProfileController } from './profile.controller.js';
import { Authenticator, RecoveryCode } from './second-factor/codes.entity.js';
import { Codes } from './second-factor/codes.service.js';
import { Passkey } from './second-factor/passkey.entity.js';
import { Passkeys } from './second-factor/passkeys.service.js';
import { SecondFactorController, UserSecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorSetUp } from './second-factor/second-factor-set-up.service.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SecondStep } from './second-factor/second-step.service.js';
import { Session } from './session.entity.js';
import { OwnSessionsController, UserSessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignIn } from './sign-in.service.js';
import { SignInLimits } from './sign-in-limits.service.js';

@Module({
  imports: [
    DeliveryModule,
    UsersModule,
    TypeOrmModule.forFeature([Session, Passkey, Authenticator, RecoveryCode]),
    JwtModule.registerAsync({
      inject: [Secrets],
      useFactory: ({ jwt: secret, site: issuer }: Secrets) => ({
        secret,
        signOptions: { algorithm: 'HS256', issuer },
        verifyOptions: { algorithms: ['HS256'], issuer },
      }),
    }),
  ],
  controllers: [
    AuthController,
    PasswordResetController,
    ProfileController,
    InvitationsController,
    OwnSessionsController,
    UserSessionsController,
    SecondFactorController,
    UserSecondFactorController,
  ],
  providers: [
    KnownDevices,
    SignInLimits,
    SessionsService,
    SignIn,
    NewSessions,
    OwnAccount,
    SecondStep,
    SecondFactors,
    SecondFactorSetUp,
    Passkeys,
    Codes,
    JwtStrategy,
    AccountChangesListener,
    AccountMails,
    PasswordLinks,
    ForgottenPasswords,
    PasswordResetService,
    { provide: APP_GUARD, useClass: StaffGuard },
  ],
})
export class AuthModule {}
