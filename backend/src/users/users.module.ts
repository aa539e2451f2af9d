import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminUsersController } from './admin-users.controller.js';
import { LeftWorks } from './left-work.service.js';
import { StaffNamesController } from './staff-names.controller.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([User])],
  controllers: [AdminUsersController, StaffNamesController],
  providers: [UsersService, LeftWorks],
  exports: [UsersService],
})
export class UsersModule {}
