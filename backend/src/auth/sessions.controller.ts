import { Delete, Get, Param } from '@nestjs/common';
import { AsksPassword, Roles, StaffController } from '../platform/http/access.js';
import { Me, type SignedIn } from '../users/signed-in.js';
import { MessageResponse, SessionRecord, toSessionRecord } from './auth.dto.js';
import { SessionsService } from './sessions.service.js';

const ENDED = { message: 'The session has been ended.' };

/** One's own. */
@StaffController('admin/profile/sessions', 'admin/profile')
export class OwnSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  /** The latest used first. */
  @Get()
  async list(@Me() { user, sessionId }: SignedIn): Promise<SessionRecord[]> {
    return (await this.sessions.list(user.id)).map((session) => toSessionRecord(session, sessionId));
  }

  /** Ends all except this one. */
  @Delete()
  @AsksPassword()
  async endOthers(@Me() { user, sessionId }: SignedIn): Promise<MessageResponse> {
    await this.sessions.endAll(user.id, sessionId);
    return { message: 'You have been signed out everywhere else.' };
  }

  @Delete(':sessionId')
  @AsksPassword()
  async end(@Me() { user }: SignedIn, @Param('sessionId') sessionId: string): Promise<MessageResponse> {
    await this.sessions.endOne(user.id, sessionId);
    return ENDED;
  }
}

@StaffController('admin/users/:id/sessions', 'admin/users')
@Roles('admin')
export class UserSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  /** The latest used first. */
  @Get()
  async list(@Param('id') id: string, @Me() me: SignedIn): Promise<SessionRecord[]> {
    return (await this.sessions.list(id)).map((session) => toSessionRecord(session, me.sessionId));
  }

  @Delete()
  @AsksPassword()
  async endAll(@Param('id') id: string): Promise<MessageResponse> {
    await this.sessions.endAll(id);
    return { message: 'All sessions of this user have been ended.' };
  }

  @Delete(':sessionId')
  @AsksPassword()
  async end(@Param('id') id: string, @Param('sessionId') sessionId: string): Promise<MessageResponse> {
    await this.sessions.endOne(id, sessionId);
    return ENDED;
  }
}
