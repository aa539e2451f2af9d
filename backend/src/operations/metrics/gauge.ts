import { Gauge, type Registry } from 'prom-client';

export const gauge = (registry: Registry, name: string, help: string, ...labelNames: string[]): Gauge =>
  new Gauge({ name, help, labelNames, registers: [registry] });
