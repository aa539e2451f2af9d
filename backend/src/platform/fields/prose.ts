import { applyDecorators } from '@nestjs/common';
import { withoutMarkdown } from '../words/markdown.js';
import { Text, type TextOptions, tidied, transform } from './validation.js';

/** Sentences that visitors read as they are: pasted marks of Markdown, as in '**bold**', are taken out. */
export const Prose = (options: TextOptions): PropertyDecorator => applyDecorators(transform(tidied(withoutMarkdown)), Text(options));
