import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { Fields, TextField } from '../../kinds/kind.js';
import { Kinds, type Known } from '../../kinds/kinds.service.js';
import { readable } from '../../kinds/readable-fields.js';
import { textFields } from '../../kinds/text-fields.js';
import { nextPiece } from '../../platform/database/pieces.js';
import { cleanText } from '../../platform/words/text.js';
import { PageDraft } from '../drafts/page-draft.entity.js';
import { PlannedChange } from '../plans/planned-change.entity.js';
import { TextRecords } from './text-records.service.js';
import { LONGEST_FIND, MOST_PLACES, type FindWordsDto, type FoundWords, type KeptPlace, type WordPlace } from './words.dto.js';
import { wordsIn, type Wanted } from './words-in.js';

const SHORTEST_SEARCH = 3;
const HITS = 8;
/** A search while typing does not read a whole large site. */
const MOST_READ = 2_000;
const MOST_KEPT = 100;

export const wantedOf = ({ find, matchCase, wholeWords }: FindWordsDto): Wanted => ({
  find,
  matchCase: matchCase ?? false,
  wholeWords: wholeWords ?? false,
});

/** Finds words in the texts of the website. */
@Injectable()
export class WordsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly kinds: Kinds,
    private readonly records: TextRecords,
  ) {}

  /** The first eight places; none for less than three characters, or more than 200. */
  async search(typed: unknown): Promise<WordPlace[]> {
    const find = typeof typed === 'string' && typed.length <= LONGEST_FIND ? cleanText(typed) : '';
    if (find.length < SHORTEST_SEARCH) return [];
    const places: WordPlace[] = [];
    let read = 0;
    for await (const { known, id, title, version, texts } of this.records.all()) {
      // One place tells where a text is.
      for (const { path, text, isHtml } of texts) {
        const [first] = wordsIn(text, isHtml, { find, matchCase: false, wholeWords: false });
        if (first) places.push({ resource: known.kind.resource, id, title, version, path, at: 0, ...first });
        if (places.length === HITS) return places;
      }
      if (++read === MOST_READ) break;
      await nextPiece();
    }
    return places;
  }

  async find(sent: FindWordsDto): Promise<FoundWords> {
    const wanted = wantedOf(sent);
    const places: WordPlace[] = [];
    const kept: KeptPlace[] = [];
    for await (const record of this.records.all()) {
      const { known, id, title, version, texts } = record;
      const { resource } = known.kind;
      for (const { path, text, isHtml } of texts) {
        const found = wordsIn(text, isHtml, wanted);
        places.push(...found.map((sentence, at) => ({ resource, id, title, version, path, at, ...sentence })));
      }
      kept.push(...keptIn(record.kept, wanted, { resource, id, title, reason: 'kept' }));
      await nextPiece();
      if (places.length > MOST_PLACES) break;
    }
    kept.push(...(await this.waiting(wanted)));
    return { places: places.slice(0, MOST_PLACES), isCut: places.length > MOST_PLACES, kept: kept.slice(0, MOST_KEPT) };
  }

  /** What would bring the words back when it is published. */
  private async waiting(wanted: Wanted): Promise<KeptPlace[]> {
    const found: KeptPlace[] = [];
    for (const known of this.kinds.open('words')) {
      const { resource, drafts, entity, name } = known.kind;
      if (!drafts) continue;
      const rows = await this.manager.findBy(PageDraft, { [drafts]: Not(IsNull()) });
      for (const { fields, ...draft } of rows) {
        const id = String((draft as unknown as Fields)[drafts]);
        const hits = keptIn(textsOf(known, fields), wanted, { resource, id, title: '', reason: 'draft' });
        const record = hits.length ? await this.manager.findOneBy(entity, { id }) : null;
        if (record) found.push(...hits.map((hit) => ({ ...hit, title: String((record as Fields)[name]) })));
      }
    }
    const plans = await this.manager.findBy(PlannedChange, { status: 'planned' });
    for (const { resource, recordId, name, fields } of plans) {
      const known = this.kinds.open('words').find(({ kind }) => kind.resource === resource);
      if (known && fields) found.push(...keptIn(textsOf(known, fields), wanted, { resource, id: recordId, title: name, reason: 'plan' }));
    }
    return found;
  }
}

type Held = Pick<KeptPlace, 'resource' | 'id' | 'title' | 'reason'>;

/** A text is named once. */
const keptIn = (texts: readonly TextField[], wanted: Wanted, held: Held): KeptPlace[] =>
  texts.flatMap(({ text, isHtml }) => wordsIn(text, isHtml, wanted).slice(0, 1)).map((sentence) => ({ ...held, ...sentence }));

function textsOf({ kind }: Known, sent: Fields): TextField[] {
  const fields = readable(kind, sent);
  if (kind.words?.own) return kind.words.own.texts(fields as never);
  return kind.forms ? textFields(kind.forms.update as new () => object, fields) : [];
}
