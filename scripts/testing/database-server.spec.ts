import { afterEach, expect, it } from '@jest/globals';
import { startDatabase } from './database-server.js';

const { PATH } = process.env;
afterEach(() => void (process.env['PATH'] = PATH));

it('says what a machine lacks that cannot start a MySQL', async () => {
  process.env['PATH'] = '';
  await expect(startDatabase('MySQL')).rejects.toThrow(/^To start a MySQL for them, this machine lacks apt-get, dpkg-deb, setpriv/);
});
