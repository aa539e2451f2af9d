import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import type { Fate, LeftPiece } from './user.dto.js';

/** What is still at work once its author cannot sign in any more. */
export interface LeftWork {
  /** How much these users leave, and `most` pieces of it: those that matter first. */
  leftBy(manager: EntityManager, userIds: readonly string[], most: number): Promise<{ count: number; first: LeftPiece[] }>;
  /** Within the transaction that deactivates or deletes the user, with audit rows. `heir`: who takes it over; null: it ends. */
  settleLeft(change: Change, userId: string, heir: string | null): Promise<void>;
}

interface Entry {
  /** In choices: its name in the API and in the audit log, such as 'planned-changes'. */
  id: string;
  /** Its name in the list of what is left, as in 'Plans'. */
  name: string;
  /** The column that refers to its author, such as 'planned_changes.createdBy'. */
  column: string;
  /** What becomes of it without a choice: nothing goes public by itself, and nothing is lost. */
  byDefault: Fate;
}

/** Marks a provider of LeftWork: the list of what can outlive its author is made of all of them. */
export const OutlivesAuthor = DiscoveryService.createDecorator<Entry>();

/** Other columns that refer to users, and why nothing has to be decided about them. */
export const SETTLED_OTHERWISE: Record<string, string> = {
  'audit_log.userId': 'says who did it',
  'inquiry_events.userId': 'says who did it',
  'media.uploadedBy': 'says who added it',
  'overwritten_changes.byId': 'says who saved another version',
  'overwritten_changes.userId': 'is told to the user alone, and goes after a while',
  'sessions.userId': 'ends with the account',
  'push_devices.userId': 'ends with the sessions',
  'passkeys.userId': 'signs in to an active account only',
  'authenticators.userId': 'signs in to an active account only',
  'recovery_codes.userId': 'signs in to an active account only',
  'homepage_versions.updatedBy': 'says who saved it last; the draft is shared, and goes live by a plan or by hand',
};
