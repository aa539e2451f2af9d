import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Column, ForeignKey, PrimaryColumn, VersionColumn } from 'typeorm';

/**
 * Column decorators that mean the same on SQLite and MariaDB; table-columns.ts has the same for migrations, and a test compares them. They also document
 * what the type of a field does not say, for responses that are made from the entity.
 */
interface Optional {
  nullable?: boolean;
  default?: string | number | boolean;
}

export const Id = () => applyDecorators(PrimaryColumn({ type: 'varchar', length: 36 }), ApiProperty({ format: 'uuid' }));
export const Uuid = (options: Optional = {}) => applyDecorators(Varchar(36, options), ApiProperty({ type: String, format: 'uuid' }));
export const StaffId = () => applyDecorators(Varchar(36, { nullable: true }), ForeignKey('users', { onDelete: 'SET NULL' }));
export const Varchar = (length: number, options: Optional = {}) => Column({ type: 'varchar', length, ...options });
/** One of these words. */
export const Choice = (length: number, values: readonly string[], options: Optional = {}) =>
  applyDecorators(Varchar(length, options), ApiProperty({ enum: [...values] }));
/** 'YYYY-MM-DD'. */
export const Day = (options: Optional = {}) => applyDecorators(Varchar(10, options), ApiProperty({ type: String, format: 'date' }));
/** For identifiers: MariaDB's default collation ignores case and accents; SQLite does not. */
export const ExactText = (length: number, options: Optional = {}) =>
  Column({ type: 'varchar', length, charset: 'utf8mb4', collation: 'utf8mb4_bin', ...options });
/** At most 65,535 bytes on MariaDB. Validate with `@Text` or `@RichText`. */
export const LongText = (options: Optional = {}) => Column({ type: 'text', ...options });
export const Json = (options: { nullable?: boolean; select?: boolean } = {}) => Column({ type: 'json', ...options });
/** UTC, to the millisecond, set in code. */
export const Time = (options: { nullable?: boolean } = {}) => Column({ type: 'datetime', precision: 3, ...options });
export const Flag = (value: boolean) => Column({ type: 'boolean', default: value });
export const Whole = (options: Optional = {}) => Column({ type: 'int', ...options });
export const Degrees = (options: Optional = {}) => Column({ type: 'double', ...options });
export const Pounds = (options: Optional = {}) => Column({ type: 'double', ...options });
/** Incremented by every save; sent as the ETag `"v<version>"`. */
export const Version = () => applyDecorators(VersionColumn({ type: 'int', default: 1 }));
