import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';

export const JPEG = 'image/jpeg';

/** A customer's photo, which nothing may keep and which is nothing but a picture. */
export const PrivateJpeg = () =>
  applyDecorators(
    Header('Cache-Control', 'no-store'),
    Header('X-Content-Type-Options', 'nosniff'),
    Header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'"),
    ApiOkResponse({ content: { [JPEG]: { schema: { type: 'string', format: 'binary' } } } }),
  );
