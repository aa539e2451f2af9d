import { applyDecorators, SetMetadata, type INestApplication } from '@nestjs/common';
import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import { ApiExtension, ApiProperty, type OpenAPIObject } from '@nestjs/swagger';
import type { DocumentedAccess } from '../platform/http/access.js';
import type { Messages } from '../platform/fields/rule.js';
import { clean, Ruled } from '../platform/fields/validation.js';
import { TAKES_PART, type Feature, type Kind } from './kind.js';
import { CHOICE, Kinds } from './kinds.service.js';

const NAMES = 'x-kinds';
export const EACH = 'x-each-kind';
const VERBS = ['get', 'post', 'put', 'delete'] as const;

type Item = OpenAPIObject['paths'][string];
/** Which parameter of the path names the kind. */
export interface Each {
  name: string;
  feature: Feature;
}

type Operation = NonNullable<Item['get']> & { [EACH]?: Each } & DocumentedAccess;

/** A parameter with the name of a kind; the API document lists those that take part. */
export const kindNames = (feature: Feature) => ({ type: 'string', 'x-kinds': feature }) as const;

/** Documents a field that names a kind. */
export const KindName = (feature: Feature): PropertyDecorator => ApiProperty(kindNames(feature));

/** A field of a form with the name of a kind, which its service checks; documented like `OneOf`. */
export const ChosenKind = (feature: Feature): PropertyDecorator =>
  applyDecorators(Ruled('oneOf', { type: 'string', messages: { enum: CHOICE } }, {}, { tidy: clean }), ApiProperty(kindNames(feature)));

/** A route with the name of a kind in its path; its roles apply, and the API document has a path for each kind that takes part. */
export const EachKind = (name: string, feature: Feature) =>
  applyDecorators(SetMetadata(EACH, { name, feature }), ApiExtension(EACH, { name, feature }));

/** Finds the kinds also in preview mode, which builds no providers. */
export const kindsIn = (app: INestApplication): Kinds => new Kinds(new DiscoveryService(app.get(ModulesContainer)));

/** Completes the document by the descriptions. */
export function documentKinds(app: INestApplication, document: OpenAPIObject): void {
  const kinds = kindsIn(app);
  const named = (feature: Feature) => kinds.with(feature).map(({ kind }) => kind);
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (NAMES in node) {
      const { [NAMES]: feature } = node as { [NAMES]: Feature };
      delete (node as { [NAMES]?: Feature })[NAMES];
      const names = named(feature).map(({ resource }) => resource);
      Object.assign(node, { enum: names });
      const { 'x-messages': messages } = node as { 'x-messages'?: Messages };
      if (messages?.enum === CHOICE) messages.enum = CHOICE + names.join(', ');
    }
    Object.values(node).forEach(visit);
  };
  Object.assign(document, { [NAMES]: kinds.all.map(({ kind }) => described(kind)) });
  visit(document.components?.schemas);
  visit(document.paths);
  const paths: OpenAPIObject['paths'] = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const each = eachOf(item);
    if (!each) paths[path] = item;
    else for (const kind of named(each.feature)) paths[path.replace(`{${each.name}}`, kind.resource)] = itemOf(item, each.name, kind);
  }
  document.paths = paths;
}

/** What the backoffice, which cannot import the descriptions, reads of one. */
const described = (kind: Kind): object => {
  const { resource, title = kind.label, name, screen, isSingle, roles, page, publication, block } = kind;
  return {
    resource,
    ...(screen !== undefined && { screen }),
    ...(isSingle && { isSingle }),
    title: title.charAt(0).toUpperCase() + title.slice(1),
    name,
    ...(roles && { isRestricted: true }),
    features: Object.entries(TAKES_PART).flatMap(([feature, takesPart]) => (takesPart(kind) ? feature : [])),
    ...(page && { address: page.address.pattern, usedSlugs: page.address.used }),
    ...(publication !== undefined && { publication }),
    ...(block?.field !== undefined && { shownField: block.field }),
  };
};

const eachOf = (item: Item): Each | undefined =>
  VERBS.map((verb): Operation | undefined => item[verb]).find((operation) => operation?.[EACH])?.[EACH];

function itemOf(item: Item, name: string, { resource, roles }: Kind): Item {
  const copy: Item = structuredClone(item);
  for (const verb of VERBS) {
    const operation: Operation | undefined = copy[verb];
    if (!operation?.[EACH]) continue;
    delete operation[EACH];
    operation.parameters = operation.parameters?.filter((parameter) => !('name' in parameter && parameter.name === name));
    operation.operationId = operation.operationId?.replace(/_.*/, `_${camel(resource)}`);
    if (roles) operation['x-access'] = [...roles];
  }
  return copy;
}

const camel = (resource: string): string => resource.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
