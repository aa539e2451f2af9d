import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ObjectOf } from '../platform/common/nested.js';
import { ImageUrl, Link, RecordIds, Text, TextList } from '../platform/common/validation.js';

/* Each decorator validates a block's field and describes it to the editor. All are optional, so that stored homepages stay valid. */
const editor = (what: object): object => ({ 'x-editor': what });

interface FieldOptions {
  /** Shown below the field in the editor. */
  help?: string;
  /** Value in a new block. */
  start?: unknown;
}

const field = (kind: string, label: string, rule: PropertyDecorator, { help, start }: FieldOptions) =>
  applyDecorators(rule, ApiProperty({ required: false, ...editor({ kind, label, help, start }) }));

export const TextField = (label: string, options: FieldOptions = {}) => field('text', label, Text({ max: 300, optional: true }), options);

export const LongTextField = (label: string, options: FieldOptions = {}) =>
  field('longText', label, Text({ max: 5000, optional: true }), options);

export const LinkField = (label: string, options: FieldOptions = {}) => field('link', label, Link({ optional: true }), options);

export const ImageField = (label: string, options: FieldOptions = {}) => field('image', label, ImageUrl({ optional: true }), options);

export const ListField = (label: string, { maxItems, ...options }: FieldOptions & { maxItems?: number } = {}) =>
  field('list', label, TextList({ optional: true, maxItems }), options);

/** Ids of records in display order, chosen on the editor's tab 'Featured Content'. */
export const FeaturedField = (label: string, options: FieldOptions = {}) =>
  field('featured', label, RecordIds({ optional: true }), options);

export const GroupField = (label: string, type: () => Type, options: FieldOptions = {}) => field('group', label, ObjectOf(type), options);

/** A note of the editor about the whole block. */
export const BlockNote = (note: string) => ApiProperty(editor({ note }));
