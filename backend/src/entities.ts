import { getMetadataArgsStorage } from 'typeorm';
import './app.module.js';
import type { Entities } from './platform/database/data-source.js';

const { tables, entitySubscribers } = getMetadataArgsStorage();

/** Whatever the modules of the site store. */
export const ENTITIES: Entities = {
  entities: tables.map(({ target }) => target),
  subscribers: entitySubscribers.map(({ target }) => target),
};
