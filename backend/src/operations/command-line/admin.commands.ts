import { Command } from 'commander';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { someOf } from '../../platform/words/text.js';
import { validated } from '../../platform/http/validation-pipe.js';
import { StartError } from '../../platform/config/start-error.js';
import { generatePassword } from '../../auth/first-admin.js';
import { SecondFactorSetUp } from '../../auth/second-factor/second-factor-set-up.service.js';
import { hashPassword } from '../../users/passwords.js';
import { passwordFault, toUsername } from '../../users/staff-fields.js';
import { CreateUserDto } from '../../users/user.dto.js';
import type { User } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { withAccounts } from './open-site.js';
import type { Output } from './output.js';

const ASK = ['--ask', 'ask for the password on the terminal instead of generating one'] as const;
const NAMES_SHOWN = 10;
const INTERRUPTED = 130;

interface Chosen {
  password: string;
  isGenerated: boolean;
}

/** `site admin`: a way back in that needs neither mail nor a signed-in administrator. */
export function addAdminCommands(program: Command, output: Output): void {
  const admin = program.command('admin').description('accounts of administrators');
  admin
    .command('create <username>')
    .description('create an administrator and print a password, or ask for one')
    .requiredOption('--email <address>', 'email address of the account')
    .option(...ASK)
    .action((username: string, { email, ask }: { email: string; ask?: boolean }) => createAdmin(output, username, email, ask));
  admin
    .command('reset-password <username>')
    .description('give any account a new password, which ends its sessions')
    .option(...ASK)
    .action((username: string, { ask }: { ask?: boolean }) => resetPassword(output, username, ask));
  admin
    .command('reset-second-factor <username>')
    .description('remove the passkeys, the authenticator app and the recovery codes of an account, which ends its sessions')
    .action((username: string) => resetSecondFactor(output, username));
}

async function createAdmin(output: Output, username: string, email: string, ask?: boolean): Promise<void> {
  const chosen = await choosePassword(ask);
  const given = { username, email, role: 'admin', isActive: true, password: chosen.password };
  const fields = await validated(given, CreateUserDto);
  const user = await withAccounts((site) =>
    site.get(UsersService, { strict: false }).create(fields, { mustChangePassword: chosen.isGenerated }),
  );
  announce(output, `The administrator ${user.username} has been created.`, user.username, chosen);
}

async function resetPassword(output: Output, name: string, ask?: boolean): Promise<void> {
  const chosen = await choosePassword(ask);
  const passwordHash = await hashPassword(chosen.password);
  const username = await withAccounts(async (site) => {
    const users = site.get(UsersService, { strict: false });
    const user = await findAccount(users, name);
    if (!user.isActive) throw new StartError(`The account ${user.username} is not active. An administrator can activate it under Users.`);
    await users.change(user.id, { passwordHash, mustChangePassword: chosen.isGenerated });
    return user.username;
  });
  announce(output, `The password of ${username} has been changed, and all sessions of this account have ended.`, username, chosen);
}

async function resetSecondFactor(output: Output, name: string): Promise<void> {
  const username = await withAccounts(async (site) => {
    const user = await findAccount(site.get(UsersService, { strict: false }), name);
    await site.get(SecondFactorSetUp, { strict: false }).reset(user.id);
    return user.username;
  });
  output.done(`${username} signs in with the password alone, and can set up a new second factor then.`, { username });
}

/** By username or address. Throws StartError, which lists the accounts. */
async function findAccount(users: UsersService, name: string): Promise<User> {
  const wanted = toUsername(name);
  const user = await users.find([{ username: wanted }, { email: wanted }]);
  if (!user) throw new StartError(`There is no account "${name}". ${await namesOf(users)}`);
  return user;
}

async function choosePassword(ask?: boolean): Promise<Chosen> {
  if (!ask) return { password: generatePassword(), isGenerated: true };
  const password = await askPassword();
  const fault = passwordFault(password);
  if (fault) throw new StartError(`${fault}.`.replace('..', '.'));
  return { password, isGenerated: false };
}

function announce(output: Output, sentence: string, username: string, { password, isGenerated }: Chosen): void {
  const shown = isGenerated ? `\nPassword: ${password}  (shown only this once; the first sign-in asks for another one)` : '';
  output.done(`${sentence}${shown}`, { username, ...(isGenerated && { password }) });
}

async function namesOf(users: UsersService): Promise<string> {
  const names = (await users.everyone()).filter(({ deletedAt }) => !deletedAt).map(({ username }) => username);
  return `The accounts are ${someOf(names, NAMES_SHOWN)}.`;
}

/** Asks on the terminal without showing what is typed. Throws StartError without a terminal or if both entries differ. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StartError('A password can only be asked for on a terminal. Leave out --ask: one is generated and printed.');
  const password = await askHidden('New password: ');
  if (password !== (await askHidden('The same again: '))) throw new StartError('The two passwords differ. Nothing was changed.');
  return password;
}

async function askHidden(question: string): Promise<string> {
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nothing, terminal: true });
  lines.once('SIGINT', () => process.exit(INTERRUPTED));
  process.stderr.write(question);
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
