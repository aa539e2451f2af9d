import { Body, Controller, Get, Headers, Module, Param, ParseIntPipe, Post, Query, Req, ValidationPipe } from '@nestjs/common';
import { ExternalContextCreator, NestFactory } from '@nestjs/core';
import { ApiProperty } from '@nestjs/swagger';
import { describe, expect, it } from '@jest/globals';
import { IsInt } from 'class-validator';
import { DataSource } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { getRoutes } from './get-routes.js';
import { setParameterTypes } from './parameter-types.js';
import { shareStatements } from './shared-statements.js';
import { documentedProperty, dtoOf } from './swagger-properties.js';

class Part {
  @ApiProperty({ type: String, format: 'html' })
  text: string;
}

class Whole {
  @ApiProperty({ type: () => Part, isArray: true })
  parts: Part[];

  @ApiProperty({ type: Number })
  @IsInt()
  count: number;
}

// Each fails by its name if another version of the framework keeps it elsewhere.
describe('private parts of frameworks', () => {
  it('@nestjs/swagger: what it documents of a field', () => {
    expect(documentedProperty(Part, 'text')).toMatchObject({ type: String, format: 'html' });
    const parts = documentedProperty(Whole, 'parts');
    expect(parts).toMatchObject({ isArray: true });
    expect(dtoOf(parts?.type)).toBe(Part);
    expect(dtoOf('string')).toBeUndefined();
  });

  it('@nestjs/core: the types of parameters, by which pipes validate', async () => {
    @Controller('wholes')
    class Wholes {
      @Post()
      create(@Body() whole: object): object {
        return whole;
      }
    }
    setParameterTypes(Wholes, 'create', [Whole]);
    @Module({ controllers: [Wholes] })
    class Wholesale {}
    const app = await NestFactory.create(Wholesale, { logger: false });
    app.useGlobalPipes(new ValidationPipe());
    await app.listen(0, '127.0.0.1');
    const headers = { 'Content-Type': 'application/json' };
    const post = async (count: unknown) =>
      (await fetch(`${await app.getUrl()}/wholes`, { method: 'POST', headers, body: JSON.stringify({ count }) })).status;
    expect([await post('many'), await post(1)]).toEqual([400, 201]);
    await app.close();
  });

  it('@nestjs/core: routes and parameters of handlers, for calls without a request', async () => {
    @Controller('wholes')
    class Wholes {
      @Get(':count')
      read(@Param('count', new ParseIntPipe()) count: number, @Query('in') place: string, @Headers('Accept') accepted: string): unknown[] {
        return [count, place, accepted];
      }

      @Get('of/request')
      raw(@Req() request: unknown): unknown {
        return request;
      }

      @Post()
      create(): void {}
    }
    @Module({ controllers: [Wholes] })
    class Wholesale {}
    const site = await NestFactory.createApplicationContext(Wholesale, { logger: false });
    const [read, raw, ...others] = getRoutes(site.get(Wholes), site.get(ExternalContextCreator, { strict: false }));
    expect([read?.path, raw?.path, others]).toEqual(['wholes/:count', 'wholes/of/request', []]);
    const call = { params: { count: '2' }, query: { in: 'Heswall' }, headers: { accept: 'text/html' } };
    expect(await read?.handle(call)).toEqual([2, 'Heswall', 'text/html']);
    await expect(raw?.handle(call)).rejects.toThrow('@Param, @Query and @Headers only');
    await site.close();
  });

  it('typeorm: the prepared statements of a query runner', async () => {
    const database = await new DataSource({ type: 'better-sqlite3', database: ':memory:' }).initialize();
    const runner = database.createQueryRunner() as BetterSqlite3QueryRunner;
    const statements = new Map<string, unknown>();
    shareStatements(runner, statements);
    await runner.query('SELECT 1');
    expect([...statements.keys()]).toEqual(['SELECT 1']);
    await database.destroy();
  });
});
