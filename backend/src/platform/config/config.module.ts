import { Module, type DynamicModule } from '@nestjs/common';
import { Env } from './env.js';
import { Secrets } from './secrets.js';

@Module({})
export class ConfigModule {
  static register(env: Env): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: Env, useValue: env },
        { provide: Secrets, useFactory: () => new Secrets(env) },
      ],
      exports: [Env, Secrets],
    };
  }
}
