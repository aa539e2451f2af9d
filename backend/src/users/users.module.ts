import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CompanyModule } from '../company/company.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AdminUsersController } from './admin-users.controller.js';
import { InvitationsService } from './invitations.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';
import { StaffNamesController } from './staff-names.controller.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AuditModule, AuthModule, CompanyModule, MailModule, TypeOrmModule.forFeature([User])],
  controllers: [AdminUsersController, ProfileController, StaffNamesController],
  providers: [UsersService, ProfileService, InvitationsService],
  exports: [UsersService],
})
export class UsersModule {}
