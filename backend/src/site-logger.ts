import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

/** Who tells at every start which modules and routes there are: of interest when debugging only. */
const START_UP = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);

/** The framework's logger over pino, with its start-up lines at level debug. */
@Injectable()
export class SiteLogger extends Logger {
  override log(message: unknown, ...optional: unknown[]): void {
    if (START_UP.has(String(optional.at(-1)))) this.debug(message, ...optional);
    else super.log(message, ...optional);
  }

  /** What keeps the framework from listening is thrown as well: main says it in a sentence. */
  override error(message: unknown, ...optional: unknown[]): void {
    if (optional.at(-1) === 'NestApplication') this.debug(message, ...optional);
    else super.error(message, ...optional);
  }
}
