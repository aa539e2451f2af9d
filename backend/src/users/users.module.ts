import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffRoutes } from '../kinds/staff-routes.js';
import { StaffNamesController } from './staff-names.controller.js';
import { User } from './user.entity.js';
import { USERS } from './user.kind.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [staffRoutes(USERS, UsersService), StaffNamesController],
  providers: [UsersService],
  exports: [UsersService],
})
export class UsersModule {}
