import { ForbiddenException, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { HOUR_MS } from '../../platform/time/durations.js';
import { isSameSecret, keyedHash } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';

/** Long enough for a bad connection; somebody who finds the key later cannot use it. */
const VALID_MS = 2 * HOUR_MS;
const LONGEST = 64;

export const UPLOAD_KEY = 'Upload-Key';

/** Allow the sender of an enquiry to add photos to it: '<time it ends>.<keyed hash>'. Nothing is stored. */
@Injectable()
export class UploadKeys {
  constructor(private readonly secrets: Secrets) {}

  make(inquiryId: string, now = new Date()): string {
    const end = (now.getTime() + VALID_MS).toString(36);
    return `${end}.${this.sign(inquiryId, end)}`;
  }

  isValid(inquiryId: string, key: string | undefined, now = new Date()): boolean {
    if (key === undefined || key.length > LONGEST) return false;
    const [end = '', signature = ''] = key.split('.', 2);
    return isSameSecret(signature, this.sign(inquiryId, end)) && parseInt(end, 36) > now.getTime();
  }

  /** Throws ForbiddenException (403). */
  check(inquiryId: string, key: string | undefined): void {
    if (!this.isValid(inquiryId, key))
      throw new ForbiddenException('The time for adding photos to this message is over. Please email them to us, or send a new message.');
  }

  private sign(inquiryId: string, end: string): string {
    return keyedHash(this.secrets.key, 'photos', `${inquiryId} ${end}`);
  }
}

/** Requires the key of the enquiry in the path, before its photo is read. */
@Injectable()
export class UploadKeyGuard implements CanActivate {
  constructor(private readonly keys: UploadKeys) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request<{ id: string }>>();
    this.keys.check(request.params.id, request.get(UPLOAD_KEY));
    return true;
  }
}
