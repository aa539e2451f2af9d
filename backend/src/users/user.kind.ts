import { kindOf } from '../kinds/kind.js';
import { CreateUserDto, toUserRecord, UpdateUserDto, UserRecord } from './user.dto.js';
import { User } from './user.entity.js';

export const USERS = kindOf<User>()({
  resource: 'users',
  label: 'user',
  entity: User,
  place: 110,
  name: 'username',
  isPersonal: true,
  roles: ['admin'],
  asksPassword: true,
  forms: { create: CreateUserDto, update: UpdateUserDto },
  view: toUserRecord,
  record: UserRecord,
  // Not in the trash: a person is invited again.
  search: { detail: 'email' },
  csv: {
    columns: {
      username: 'Username',
      email: 'Email Address',
      displayName: 'Display name',
      role: 'Role',
      isActive: 'Active',
      lastLogin: 'Last sign-in',
      createdAt: 'Created',
    },
  },
});
