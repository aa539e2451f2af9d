import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PIECE = Buffer.alloc(64 * 1024, 'x');
const quietly = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** A disk of its own (ext4 in a file), which can fill up and fail. */
export class SmallDisk {
  private readonly folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  private readonly image = join(this.folder, 'image');
  /** Where it is mounted. */
  readonly path = join(this.folder, 'disk');
  private isMounted = false;

  constructor(megabytes: number) {
    mkdirSync(this.path);
    quietly('truncate', '-s', `${megabytes}M`, this.image);
    quietly('mkfs.ext4', '-q', '-F', '-m', '0', this.image);
    this.mount();
  }

  private mount(): void {
    quietly('mount', '-o', 'loop', this.image, this.path);
    this.isMounted = true;
  }

  /** Takes the space that is left, to the last byte. */
  fill(): void {
    const file = openSync(join(this.path, 'filler'), 'w');
    try {
      for (let piece = PIECE; piece.length > 0;) {
        try {
          writeSync(file, piece);
        } catch {
          piece = piece.subarray(0, Math.floor(piece.length / 2));
        }
      }
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(join(this.path, 'filler'));
  }

  /** The disk becomes read-only under open files, as Linux makes it after an error of the device. */
  fail(): void {
    quietly('mount', '-o', 'remount,abort', this.path);
  }

  /** As an operator mounts it, after the programs that used it have ended. */
  mountAgain(mode: 'ro' | 'rw'): void {
    this.unmount();
    this.mount();
    if (mode === 'ro') quietly('mount', '-o', 'remount,ro', this.path);
  }

  remove(): void {
    if (this.isMounted) this.unmount();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private unmount(): void {
    quietly('umount', this.path);
    this.isMounted = false;
  }
}

/** Undefined, or why this machine cannot mount disks: it takes Linux, root and loop devices. */
export const disksMissing: string | undefined = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'mounting a disk takes root on Linux';
  try {
    new SmallDisk(8).remove();
    return undefined;
  } catch (error) {
    return `no disk can be mounted here (${String(error).slice(0, 200)})`;
  }
})();
