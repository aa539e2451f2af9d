import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminUsersController, StaffNamesController } from './admin-users.controller.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [AdminUsersController, StaffNamesController],
  providers: [UsersService],
  exports: [UsersService],
})
export class UsersModule {}
