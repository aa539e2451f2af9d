import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';

export const ListQueryDocs = () =>
  applyDecorators(
    ApiQuery({ name: 'sort', required: false, type: String, example: '["order","ASC"]' }),
    ApiQuery({ name: 'range', required: false, type: String, example: '[0,24]', description: 'First and last row; at most 1,000' }),
    ApiQuery({ name: 'filter', required: false, type: String, example: '{"q":"text"}' }),
  );

export const ListDocs = (view: Type) =>
  applyDecorators(
    ListQueryDocs(),
    ApiOkResponse({
      type: view,
      isArray: true,
      headers: { 'Content-Range': { description: 'resource first-last/total', schema: { type: 'string' } } },
    }),
  );
