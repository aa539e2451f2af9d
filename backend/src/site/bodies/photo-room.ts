import { TooManyTries } from '../../platform/http/errors.js';
import { originOf } from '../../platform/http/origin.js';

const MEBIBYTE = 1024 * 1024;
const ALL = 128 * MEBIBYTE;
/** A person sends one photo after the other, or one form. */
const PER_ADDRESS = 64 * MEBIBYTE;
const RETRY_AFTER_S = 30;

/** Bounds the memory for visitors' photos: a body that does not fit is refused unread. */
export class PhotoRoom {
  private taken = 0;
  private readonly takenBy = new Map<string, number>();

  /** Returns the function that gives the bytes back. Throws TooManyTries (429). */
  take(ip: string | undefined, bytes: number): () => void {
    const { address } = originOf(ip);
    const own = this.takenBy.get(address) ?? 0;
    if (this.taken + bytes > ALL || own + bytes > PER_ADDRESS)
      throw new TooManyTries(
        'Many photos are arriving at the moment. Please try again in a minute, or send your message without them.',
        RETRY_AFTER_S,
      );
    this.add(address, bytes);
    return () => this.add(address, -bytes);
  }

  private add(address: string, bytes: number): void {
    this.taken += bytes;
    const own = (this.takenBy.get(address) ?? 0) + bytes;
    if (own > 0) this.takenBy.set(address, own);
    else this.takenBy.delete(address);
  }
}
