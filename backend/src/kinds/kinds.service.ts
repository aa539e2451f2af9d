import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InvalidFields } from '../platform/http/errors.js';
import { currentActor } from '../platform/http/request-context.js';
import { Described, TAKES_PART, type Feature, type Kind, type KindService } from './kind.js';

export const CHOICE = 'Please choose one of: ';

/** A kind and its service, which is there once the site has started. */
export interface Known {
  kind: Kind;
  readonly service: KindService;
}

/** All kinds of records that the modules of the site describe, in their order for people. */
@Injectable()
export class Kinds {
  private found: readonly Known[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  get all(): readonly Known[] {
    return (this.found ??= this.read());
  }

  with(feature: Feature): Known[] {
    return this.all.filter(({ kind }) => TAKES_PART[feature](kind));
  }

  /** The kinds with a feature that the user may see. */
  open(feature: Feature): Known[] {
    return this.with(feature).filter(({ kind }) => isOpenTo(kind));
  }

  find(feature: Feature, resource: unknown): Known | undefined {
    return this.with(feature).find(({ kind }) => kind.resource === resource);
  }

  /** Throws InvalidFields (400) at the field `resource` for any other kind. */
  chosen(feature: Feature, resource: string): Known {
    const known = this.find(feature, resource);
    if (known) return known;
    const names = this.with(feature).map(({ kind }) => kind.resource);
    throw new InvalidFields({ resource: [CHOICE + names.join(', ')] });
  }

  private read(): readonly Known[] {
    const wrappers = this.discovery.getProviders({ metadataKey: Described.KEY });
    const known = wrappers.map((wrapper): Known => {
      const kind = this.discovery.getMetadataByDecorator(Described, wrapper) as unknown as Kind;
      return {
        kind,
        get service() {
          return wrapper.instance as KindService;
        },
      };
    });
    const names = known.map(({ kind }) => kind.resource);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`Two modules describe ${twice}.`);
    return known.sort((one, other) => one.kind.place - other.kind.place);
  }
}

export const isOpenTo = ({ roles }: Kind): boolean => !roles || roles.some((role) => role === currentActor().role);
