import type { Request } from 'express';

/** The token of `Authorization: Bearer <token>`. */
export const bearerToken = (request: Request): string | undefined => /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
