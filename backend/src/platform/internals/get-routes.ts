import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, type ExternalContextCreator } from '@nestjs/core';
import type { ParsedUrlQuery } from 'node:querystring';

/** What handlers may use that are also called without a request. */
export interface Call {
  params: Record<string, string>;
  query: ParsedUrlQuery;
  headers: Record<string, string>;
}

export interface GetRoute {
  /** As in the decorators of controller and method, such as 'services/:slug'. */
  path: string;
  /** Runs the global pipes, those that are given as instances, and the method, but no guards, interceptors or filters. */
  handle(call: Call): Promise<unknown>;
}

const paramsFactory = {
  exchangeKeyForValue(type: number, name: unknown, [call]: [Call]): unknown {
    const key = typeof name === 'string' ? name : undefined;
    if (type === Number(RouteParamtypes.PARAM)) return key ? call.params[key] : call.params;
    if (type === Number(RouteParamtypes.QUERY)) return key ? call.query[key] : call.query;
    if (type === Number(RouteParamtypes.HEADERS)) return key ? call.headers[key.toLowerCase()] : call.headers;
    throw new Error('A controller that is also called without a request may use @Param, @Query and @Headers only.');
  },
};

/** Returns the GET routes of a controller, for calls without HTTP. */
export function getRoutes(controller: object, contexts: ExternalContextCreator): GetRoute[] {
  const type = controller.constructor;
  return new MetadataScanner().getAllMethodNames(Object.getPrototypeOf(controller) as object).flatMap((name) => {
    const method = (controller as Record<string, (...args: unknown[]) => unknown>)[name];
    if (!method || Reflect.getMetadata(METHOD_METADATA, method) !== RequestMethod.GET) return [];
    const path = [type, method].map((target) => String(Reflect.getMetadata(PATH_METADATA, target))).join('/');
    const options = { guards: false, interceptors: false, filters: false };
    const handle = contexts.create(controller, method, name, ROUTE_ARGS_METADATA, paramsFactory, undefined, undefined, options, 'http');
    return [{ path, handle }];
  });
}
