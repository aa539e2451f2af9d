import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';

export const JPEG = 'image/jpeg';
export const PDF = 'application/pdf';

/** A file of a customer, which nothing may keep and which is nothing but its content. */
export const PrivateFile = (...types: string[]) =>
  applyDecorators(
    Header('Cache-Control', 'no-store'),
    Header('X-Content-Type-Options', 'nosniff'),
    Header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'"),
    ApiOkResponse({ content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])) }),
  );

export const PrivateJpeg = () => PrivateFile(JPEG);
