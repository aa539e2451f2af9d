const WITHIN_MS = 10_000;

/**
 * Tells a monitor outside that the night was good; it raises the alarm when it hears nothing. The operator sets the address, so it may be one of the own network;
 * redirects are not followed, as with webhooks. Throws a sentence without the address, which usually holds a key.
 */
export async function sendHeartbeat(url: string): Promise<void> {
  const { host } = new URL(url);
  let status: number;
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) });
    ({ status } = response);
    await response.body?.cancel();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(
      `The heartbeat did not reach ${host} (${cause instanceof Error ? cause.message : String(cause)}). Check HEARTBEAT_URL.`,
      {
        cause: error,
      },
    );
  }
  if (status < 200 || status > 299) throw new Error(`${host} answered the heartbeat with ${status}. Check HEARTBEAT_URL.`);
}
