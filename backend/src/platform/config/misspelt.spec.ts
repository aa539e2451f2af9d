import { describe, expect, it } from '@jest/globals';
import { SETTING_NAMES } from './env.js';
import { misspelt } from './misspelt.js';

/** What shells, containers, Kubernetes, systemd, CI and Node set. */
const OF_THE_SYSTEM =
  `_ BASH_ENV CI COLORTERM DATABASE_PORT DATABASE_PORT_3306_TCP DATABASE_SERVICE_HOST DBUS_SESSION_BUS_ADDRESS DEBIAN_FRONTEND DISPLAY EDITOR FORCE_COLOR
  GITHUB_TOKEN HISTSIZE HOME HOST HOSTNAME HOSTS HOSTTYPE HTTP_PROXY HTTPS_PROXY http_proxy https_proxy no_proxy INIT_CWD INVOCATION_ID JAVA_DIR JAVA_HOME JOURNAL_STREAM
  KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT LANG LC_ALL LOGNAME LS_COLORS MAIL MAILCHECK MANPATH NODE NODE_ENV NODE_OPTIONS NODE_VERSION npm_config_cache
  npm_execpath NPM_CONFIG_LOGLEVEL OLDPWD OSTYPE OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_PROTOCOL OTEL_EXPORTER_OTLP_TRACES_ENDPOINT OTEL_SERVICE_NAME PATH PORTS PWD
  REDIS_HOST REDIS_PORT REDIS_SERVICE_PORT REPORT SHELL SHLVL SITE_URL SPEED SSH_AUTH_SOCK SYSTEMD_EXEC_PID TEMP TERM TMPDIR TZ USER USERNAME VISUAL XDG_DATA_DIRS XDG_RUNTIME_DIR
  YARN_VERSION`.split(/\s+/);

describe('misspelt settings', () => {
  it('are found with a letter left out, added, changed, swapped, or in another case', () => {
    const names = ['SMTP_UR', 'SMPT_URL', 'SMTPP_URL', 'SMTP_URI', 'smtp_url', 'PUBILC_URLS', 'BACKUPAT', 'SMTP_URL_FIEL', 'HEARTBEAT_URI'];
    expect(misspelt(names)).toEqual([
      ...names.slice(0, 5).map((name) => ({ name, meant: 'SMTP_URL' })),
      { name: 'PUBILC_URLS', meant: 'PUBLIC_URL' },
      { name: 'BACKUPAT', meant: 'BACKUP_AT' },
      { name: 'SMTP_URL_FIEL', meant: 'SMTP_URL_FILE' },
      { name: 'HEARTBEAT_URI', meant: 'HEARTBEAT_URL' },
    ]);
  });

  it('are neither those that exist nor variables of the system', () => {
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(['PORT', 'SMTP_URL', 'SMTP_URL_FILE', 'BACKUP_KEEP', 'LOG_FORMAT']));
    expect(misspelt([...SETTING_NAMES, ...OF_THE_SYSTEM, 'DOMAIN', 'HTTP_PORT', 'A'.repeat(100_000)])).toEqual([]);
  });
});
