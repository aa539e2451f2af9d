import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { SERVED } from '../platform/http/site-addresses.js';
import { isId } from '../platform/fields/validation.js';
import { isSameSecret, keyedToken, TOKEN_CHARS } from '../platform/config/crypto.js';
import { Env } from '../platform/config/env.js';
import { Secrets } from '../platform/config/secrets.js';
import { Renewal } from './renewal.entity.js';

const ID_CHARS = 32;
export const RENEWAL_TOKEN_CHARS = ID_CHARS + TOKEN_CHARS;

type Due = Pick<Renewal, 'id' | 'dueOn'>;

/** Links by which a customer asks for an appointment. Each works until the renewal is due on another day. */
@Injectable()
export class RenewalLinks {
  constructor(
    @InjectRepository(Renewal) private readonly renewals: Repository<Renewal>,
    private readonly secrets: Secrets,
    private readonly env: Env,
  ) {}

  /** The full address. */
  addressOf(renewal: Due): string {
    return `${this.env.publicUrl}${SERVED.emails}/appointment/${this.tokenOf(renewal)}`;
  }

  /** Returns null for a forged or former link, and for a renewal in the trash. */
  async find(token: string): Promise<Renewal | null> {
    if (token.length !== RENEWAL_TOKEN_CHARS) return null;
    const given = token.toLowerCase();
    const id = given.slice(0, ID_CHARS).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    const renewal = isId(id) ? await this.renewals.findOneBy({ id }) : null;
    return renewal && isSameSecret(given, this.tokenOf(renewal)) ? renewal : null;
  }

  private tokenOf({ id, dueOn }: Due): string {
    return id.replaceAll('-', '') + keyedToken(this.secrets.key, 'renewal-link', `${id} ${dueOn}`);
  }
}
