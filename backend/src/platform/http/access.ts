import { applyDecorators, Controller, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiDefaultResponse, ApiExtension, ApiTags } from '@nestjs/swagger';
import { ErrorResponse } from './error-response.dto.js';

export const ROLES = ['admin', 'editor'] as const;
export type Role = (typeof ROLES)[number];

export const IS_PUBLIC = 'access:public';
export const ROLES_ALLOWED = 'access:roles';

/** In the API document, from which `npm run openapi` makes docs/access.md. */
export interface DocumentedAccess {
  /** All staff by default. */
  'x-access'?: ('visitor' | Role)[];
  'x-asks-password'?: 'always' | 'sometimes';
}
const documented = <K extends keyof DocumentedAccess>(key: K, value: DocumentedAccess[K]) => ApiExtension(key, value);

export const Public = () => applyDecorators(SetMetadata(IS_PUBLIC, true), documented('x-access', ['visitor', 'editor', 'admin']));

export const DURING_SET_UP = 'access:during-set-up';

/** Also for staff who have to set up a second factor or choose a password first. */
export const DuringSetUp = () => SetMetadata(DURING_SET_UP, true);

export const IS_BACKGROUND = 'access:background';

/** Called by the backoffice by itself, so it does not count as a use of the session. */
export const Background = () => SetMetadata(IS_BACKGROUND, true);

export const ASKS_PASSWORD = 'access:asks-password';

/** Returns whether a request with this body needs the password. */
export type AsksWhen = (body: Record<string, unknown>) => boolean;

/** The password must have been given in the last 10 minutes. `when`: only for some bodies. */
export const AsksPassword = (when?: AsksWhen) =>
  applyDecorators(SetMetadata(ASKS_PASSWORD, when ?? (() => true)), documented('x-asks-password', when ? 'sometimes' : 'always'));

export const Roles = (...roles: Role[]) => applyDecorators(SetMetadata(ROLES_ALLOWED, roles), documented('x-access', roles));

const Documented = (path: string, tag: string) =>
  applyDecorators(Controller(`api/${path}`), ApiTags(tag), ApiDefaultResponse({ type: ErrorResponse, description: 'An error' }));

/** A controller below /api for staff, whom the global guard asks for. `tag`: where the API document lists it. */
export const StaffController = (path: string, tag = path) => applyDecorators(Documented(path, tag), ApiBearerAuth());

/** A controller below /api for everybody, whose responses are no content. */
export const PublicController = (path: string, tag = path) => applyDecorators(Documented(path, tag), Public());

export const SHOWS_CONTENT = 'access:shows-content';

/** The same with content: pages are made of its responses to GET, which are cached until what was read for them changes. */
export const VisitorController = (path: string, tag = path) =>
  applyDecorators(PublicController(path, tag), SetMetadata(SHOWS_CONTENT, true));
