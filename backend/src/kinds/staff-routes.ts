import { applyDecorators, Body, Delete, Get, Inject, Param, Post, Put, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { Idempotent } from '../audit/idempotent.decorator.js';
import { AsksPassword, Roles, StaffController } from '../platform/http/access.js';
import { DraftVersion, IfMatch } from '../platform/http/if-match.js';
import { ListDocs } from '../platform/lists/list-docs.js';
import { setParameterTypes } from '../platform/internals/parameter-types.js';
import { Query, type Listing, type ListQuery } from '../platform/lists/list-query.js';
import { pascal } from '../platform/words/text.js';
import { readable } from './readable-fields.js';
import type { Creates, Gets, Kind, Lists, Removes, Updates } from './kind.js';

type Service = Lists & Gets & Creates & Updates & Removes;
/** What a description needs for these routes. */
type Routed = Pick<Kind, 'resource' | 'roles' | 'adminFields' | 'asksPassword' | 'drafts'> & {
  record: Type;
  forms: { create: Type; update: Type };
  view(row: never): object;
};

/** The staff's controller of a plain kind: five routes, with the rules and the documentation of its DTOs. */
export function staffRoutes(kind: Routed, service: Type<Service>): Type {
  const { resource, roles, asksPassword, drafts, record, forms, view } = kind;
  const shown = (row: object): object => readable(kind, view(row as never));
  const Guarded = asksPassword ? () => AsksPassword() : () => applyDecorators();
  const Draft = drafts ? DraftVersion() : () => undefined;

  @StaffController(`admin/${resource}`)
  class Routes {
    constructor(@Inject(service) private readonly records: Service) {}

    @Get()
    @ListDocs(record)
    async list(@Query() query: ListQuery): Promise<Listing<object>> {
      return (await this.records.list(query)).map(shown);
    }

    @Get(':id')
    @ApiOkResponse({ type: record })
    async get(@Param('id') id: string): Promise<object> {
      return shown(await this.records.get(id));
    }

    @Post()
    @Idempotent()
    @Guarded()
    @ApiCreatedResponse({ type: record })
    async create(@Body() fields: object): Promise<object> {
      return shown(await this.records.create(fields as never));
    }

    @Put(':id')
    @Guarded()
    @ApiOkResponse({ type: record })
    async update(@Param('id') id: string, @Body() fields: object, @IfMatch() ifMatch?: number, @Draft draft?: number): Promise<object> {
      return shown(await this.records.update(id, fields as never, ifMatch, draft));
    }

    @Delete(':id')
    @Guarded()
    @ApiOkResponse({ type: record })
    async remove(@Param('id') id: string): Promise<object> {
      return shown(await this.records.remove(id));
    }
  }

  // The pipe and the document read the types of bodies from here.
  setParameterTypes(Routes, 'create', [forms.create]);
  setParameterTypes(Routes, 'update', [String, forms.update, Number, Number]);
  Object.defineProperty(Routes, 'name', { value: `Admin${pascal(resource)}Controller` });
  if (roles) Roles(...roles)(Routes);
  return Routes;
}
