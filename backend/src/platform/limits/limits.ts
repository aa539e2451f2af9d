import { Injectable, SetMetadata, UseGuards, applyDecorators, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { inMinutes, TooManyTries } from '../http/errors.js';
import { originOf } from '../http/origin.js';
import { RateLimit, type Budget } from './rate-limit.js';
import { currentActor } from '../http/request-context.js';

interface Stage {
  perAddress: number;
  perNetwork: number;
  overall: number;
}

/** How often visitors may do something within a window. docs/operations.md lists all limits. */
export interface Limit {
  name: string;
  windowMs: number;
  /** The first one with room applies. Later ones allow less per address, so that a flood does not shut out others. */
  stages: readonly [usual: Stage, flood: Stage, ...floods: Stage[]];
  /** What the 429 says. `wait`: '5 minutes'. */
  refusal: (wait: string) => string;
}

export interface Place {
  budgets: Budget[];
  /** More arrives than people would send. */
  isFlood: boolean;
}

/** Limits per address, per network and over all. */
@Injectable()
export class Limits {
  constructor(private readonly rateLimit: RateLimit) {}

  /** Throws TooManyTries (429). */
  async take(limit: Limit, { address, network } = currentActor().origin): Promise<Place> {
    const { name, windowMs, stages, refusal } = limit;
    const { allowed, retryAfter, taken, index } = await this.rateLimit.takeFirst(
      stages.map(({ perAddress, perNetwork, overall }) => [
        { key: `${name}:${address}`, limit: perAddress, windowMs },
        { key: `${name}-network:${network}`, limit: perNetwork, windowMs },
        { key: `${name}-overall`, limit: overall, windowMs },
      ]),
    );
    if (!allowed) throw new TooManyTries(refusal(inMinutes(retryAfter)), retryAfter);
    return { budgets: taken, isFlood: index > 0 };
  }

  async refund({ budgets }: Place): Promise<void> {
    await this.rateLimit.refund(...budgets);
  }

  /** Runs a look-up by a secret too long to be guessed. Only misses count, so those of others never keep out who has it. Throws TooManyTries (429). */
  async guess<T>(limit: Limit, lookUp: () => Promise<T | null>): Promise<T | null> {
    const found = await lookUp();
    if (found === null) await this.take(limit);
    return found;
  }
}

const LIMITED = 'common:limited';

@Injectable()
class LimitGuard implements CanActivate {
  constructor(
    private readonly limits: Limits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<Request>();
    await this.limits.take(this.reflector.get<Limit>(LIMITED, context.getHandler()), originOf(ip));
    return true;
  }
}

/** Limits a route before anything is read. Pages that read from it within the process are not counted. */
export const Limited = (limit: Limit) => applyDecorators(SetMetadata(LIMITED, limit), UseGuards(LimitGuard));
