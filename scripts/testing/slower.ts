/** `SLOW_PROCESSOR=4`: pages run as on a processor four times as slow, and journeys wait for them four times as long. */
export const SLOWER_BY = Number(process.env['SLOW_PROCESSOR'] ?? 1);
