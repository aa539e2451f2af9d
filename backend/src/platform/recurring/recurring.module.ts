import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Recurring } from './recurring.js';

/** Starts whatever a process of the site repeats. */
@Module({ imports: [DiscoveryModule] })
export class RecurringModule implements OnApplicationBootstrap {
  constructor(private readonly discovery: DiscoveryService) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const job of this.all()) await job.schedule();
  }

  /** Resolves when no run is under way any more. */
  async stop(): Promise<void> {
    for (const job of this.all()) await job.beforeApplicationShutdown();
  }

  private all(): Recurring[] {
    return [...new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown))].filter((one) => one instanceof Recurring);
  }
}
