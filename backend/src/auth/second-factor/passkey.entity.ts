import { Entity, Index } from 'typeorm';
import { ExactText, Json, LongText, Time, Varchar, Whole } from '../../platform/database/columns.js';
import { OfUser } from '../of-user.entity.js';

/** The public half of a passkey. */
@Entity('passkeys')
@Index('ix_passkeys_userId', ['userId'])
@Index('uq_passkeys_credentialHash', ['credentialHash'], { unique: true })
export class Passkey extends OfUser {
  /** Chosen by the user, such as 'Work phone'. */
  @Varchar(80)
  name: string;

  /** As the browser sends it: up to 1,364 characters, too long for an index. */
  @LongText()
  credentialId: string;

  /** SHA-256 of it. */
  @ExactText(64)
  credentialHash: string;

  /** COSE, in base64url. */
  @LongText()
  publicKey: string;

  /** Of signatures, to recognise a copied key; many passkeys always say 0. */
  @Whole()
  counter: number;

  @Json()
  transports: string[];

  @Time()
  createdAt: Date;

  @Time({ nullable: true })
  lastUsedAt: Date | null;
}
