export class ChannelState {
  /** For example 'mail', as in deliveries. */
  channel: string;
  name: string;
  isConfigured: boolean;
  /** What its messages wait for while the channel is not configured, for example 'until a mail server is set up'. */
  missing: string;
  /** Messages still to be sent. */
  queued: number;
  /** Messages about enquiries that failed permanently in the last 7 days. */
  failed: number;
}
