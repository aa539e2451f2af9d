import { SetMetadata } from '@nestjs/common';
import type { Role } from '../users/user.entity.js';

export const ROLES_ALLOWED = 'auth:roles';

/** Only these roles may call this route; without it every member of staff may. */
export const Roles = (...roles: Role[]) => SetMetadata(ROLES_ALLOWED, roles);
