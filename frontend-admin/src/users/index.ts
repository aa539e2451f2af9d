import type { User } from '../data/types';
import { UserList } from './UserList';

export const users = {
  name: 'users',
  list: UserList,
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (user: User) => user.username,
};
