import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiDefaultResponse, ApiTags } from '@nestjs/swagger';
import { ErrorAnswer } from '../common/error-answer.dto.js';

/** Documents a staff controller: its tag, its token, its errors. What protects it is the global guard. */
export const StaffApi = (tag: string) =>
  applyDecorators(ApiTags(tag), ApiBearerAuth(), ApiDefaultResponse({ type: ErrorAnswer, description: 'Any failure' }));

/** Documents a visitor's controller. */
export const VisitorApi = (tag: string) =>
  applyDecorators(ApiTags(tag), ApiDefaultResponse({ type: ErrorAnswer, description: 'Any failure' }));
