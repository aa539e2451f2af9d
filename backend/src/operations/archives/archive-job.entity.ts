import { Entity } from 'typeorm';
import { Id, Json, LongText, Time, Varchar } from '../../platform/database/columns.js';

export const ARCHIVES = ['export', 'backup'] as const;
/** 'export': everything, for people and other programs. */
export type ArchiveKind = (typeof ARCHIVES)[number];

export const STATUSES = ['waiting', 'running', 'done', 'failed'] as const;

/** What the command that exports everything says. */
export interface Everything {
  file: string;
  bytes: number;
  /** A sentence. */
  result: string;
}

/** The last archive of a kind that an administrator asked for. */
@Entity('archive_jobs')
export class ArchiveJob {
  @Id()
  id: ArchiveKind;

  @Varchar(16)
  status: (typeof STATUSES)[number];

  /** What is being done, such as 'Adding pictures: 12 of 80'. */
  @Varchar(200)
  step: string;

  /** A sentence: what was made, or why it failed. */
  @LongText({ nullable: true })
  result: string | null;

  /** What can be downloaded. */
  @Json({ nullable: true })
  file: { name: string; bytes: number } | null;

  @Time()
  startedAt: Date;

  /** When the process that makes it was last seen alive. */
  @Time()
  renewedAt: Date;

  @Time({ nullable: true })
  finishedAt: Date | null;
}
