import { ApiProperty } from '@nestjs/swagger';

export class Liveness {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

/** Each is 'ok' or a sentence that says what is wrong. */
export class HealthChecks {
  database: string;
  /** Uploads. */
  storage: string;
  /** The queue of emails and notifications. */
  outbox: string;
}

export class Health {
  /** 'failing': the database does not respond, so neither pages nor the API work. */
  @ApiProperty({ enum: ['ok', 'failing'] })
  status: 'ok' | 'failing';
  checks: HealthChecks;
  /** One sentence for each problem that needs a person. */
  warnings: string[];
}
