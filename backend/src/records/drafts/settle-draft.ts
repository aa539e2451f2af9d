import { ConflictException, HttpStatus } from '@nestjs/common';
import type { Change } from '../../audit/changes.service.js';
import type { ErrorResponse } from '../../platform/http/error-response.dto.js';
import { isSameValue } from '../../platform/common/same-value.js';
import { PageDraft } from './page-draft.entity.js';

/**
 * Ends the draft of a page that is saved. `seen`: the version of the draft that the form holds, 0 for none; undefined if it is saved without
 * the form: then a draft stays as long as it holds something else. Throws ConflictException (409) if somebody has typed since.
 */
export async function settleDraft(
  { manager }: Change,
  { drafts }: { drafts: string },
  page: { id: string } & object,
  seen: number | undefined,
): Promise<void> {
  const draft = await manager.findOneBy(PageDraft, { [drafts]: page.id });
  if (seen !== undefined && seen !== (draft?.version ?? 0)) {
    const error =
      'Someone else has typed into this draft in the meantime. Their text is in the form now: please check it, then save again.';
    throw new ConflictException({ statusCode: HttpStatus.CONFLICT, error, code: 'draft-changed' } satisfies ErrorResponse);
  }
  if (!draft) return;
  const saved = new Map(Object.entries(page));
  const isSaved = Object.entries(draft.fields).every(([name, value]) => isSameValue(value, saved.get(name)));
  if (seen !== undefined || isSaved) await manager.delete(PageDraft, { id: draft.id });
}
