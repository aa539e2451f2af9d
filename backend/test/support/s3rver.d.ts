/** What the tests use of s3rver, which declares no types. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    /** 0: any free one. */
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
