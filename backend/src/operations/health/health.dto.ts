import { ApiProperty } from '@nestjs/swagger';

export class Liveness {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

/** Each is 'ok', or for staff a sentence that says what is wrong, for everybody else 'failing'. */
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
  /** What needs a person: for staff a sentence each, for everybody else the names of the checks, such as 'mail-server' or 'backup'. */
  warnings: string[];
}
