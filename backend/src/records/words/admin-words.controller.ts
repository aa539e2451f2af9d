import { Body, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { StaffController } from '../../platform/http/access.js';
import { Replacements } from './replacements.service.js';
import { FindWordsDto, FoundWords, LONGEST_FIND, Replaced, ReplacementRecord, ReplaceWordsDto, Undone, WordPlace } from './words.dto.js';
import { WordsService } from './words.service.js';

@StaffController('admin/words')
export class AdminWordsController {
  constructor(
    private readonly words: WordsService,
    private readonly replacements: Replacements,
  ) {}

  /** Returns the first places of the website's texts that hold the words; nothing for less than three characters. */
  @Get()
  @ApiQuery({ name: 'q', required: false, schema: { type: 'string', maxLength: LONGEST_FIND }, example: 'fully insured' })
  search(@Query('q') q?: unknown): Promise<WordPlace[]> {
    return this.words.search(q);
  }

  /** Returns every place that holds the words, in its sentence. Changes nothing. */
  @Post('find')
  @HttpCode(HttpStatus.OK)
  find(@Body() sent: FindWordsDto): Promise<FoundWords> {
    return this.words.find(sent);
  }

  /** Replaces the words at the ticked places, all or nothing. The versions of the places refuse a repeat (412). */
  @Post('replacements')
  replace(@Body() sent: ReplaceWordsDto): Promise<Replaced> {
    return this.replacements.replace(sent);
  }

  /** Returns the newest 20. */
  @Get('replacements')
  list(): Promise<ReplacementRecord[]> {
    return this.replacements.list();
  }

  /** Puts the former words back in one change, except in what has changed since. */
  @Post('replacements/:id/undo')
  @HttpCode(HttpStatus.OK)
  undo(@Param('id') id: string): Promise<Undone> {
    return this.replacements.undo(id);
  }
}
