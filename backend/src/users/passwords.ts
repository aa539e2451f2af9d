import { hash, verify } from '@node-rs/argon2';

let nobodysHash: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password);

/** Without a hash (unknown user) it checks a dummy, so that the time does not reveal who exists. */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await nobodysHash), password);
  return storedHash !== undefined && matches;
}
