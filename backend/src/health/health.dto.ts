import { ApiProperty } from '@nestjs/swagger';

export class Liveness {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

/** Each is 'ok' or a sentence that says what is wrong. */
export class HealthChecks {
  database: string;
  /** Where uploads are kept. */
  storage: string;
  /** The queue of mails. Mail that is not configured is no fault. */
  outbox: string;
}

export class Health {
  @ApiProperty({ enum: ['ok', 'failing'] })
  status: 'ok' | 'failing';
  checks: HealthChecks;
}
