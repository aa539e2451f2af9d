import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { UploadKeys } from './upload-keys.service.js';

export const UPLOAD_KEY = 'Upload-Key';

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
