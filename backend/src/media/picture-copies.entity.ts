import { Entity, Index } from 'typeorm';
import { Flag, Id, Time, Whole } from '../platform/database/columns.js';

/** The copies of a picture for the website: those to make, and those that are there. Its id is the picture's. */
@Entity('picture_copies')
@Index('ix_picture_copies_dueAt', ['dueAt'])
export class PictureCopies {
  @Id()
  id: string;

  /** Of the picture's file. */
  @Whole({ default: 1 })
  revision: number;

  @Whole({ default: 0 })
  attempts: number;

  /** When to make them, or to try again; null once they are made or given up. */
  @Time({ nullable: true })
  dueAt: Date | null;

  @Flag(false)
  isMade: boolean;
}
