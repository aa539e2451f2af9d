import { applyDecorators, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';

export const Csv = () =>
  applyDecorators(
    Header('Cache-Control', 'no-store'),
    ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } }),
  );

/** All rows of a list as UTF-8 with a byte order mark, for spreadsheets. */
export const ExportOf = (path: string) =>
  applyDecorators(
    Get(path),
    Csv(),
    ApiQuery({ name: 'sort', required: false, type: String, example: '["createdAt","DESC"]' }),
    ApiQuery({ name: 'filter', required: false, type: String, example: '{"q":"text"}' }),
  );
