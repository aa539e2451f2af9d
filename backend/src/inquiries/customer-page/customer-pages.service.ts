import { Injectable } from '@nestjs/common';
import { Changes, type Change } from '../../audit/changes.service.js';
import { InvalidFields } from '../../platform/http/errors.js';
import { londonSpan } from '../../platform/time/london.js';
import { currentActor, runAs } from '../../platform/http/request-context.js';
import { promisedReply } from '../../company/business-clock.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { keyedHash } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import { InquiriesService } from '../inquiries.service.js';
import { InquiryEventBus, type News } from '../inquiry-event-bus.js';
import type { EventKind } from '../inquiry-event.entity.js';
import { InquiryHistory } from '../office/inquiry-history.service.js';
import { INQUIRY_KIND as KIND } from '../inquiry.kind.js';
import { indexAgain } from '../inquiry-words.js';
import { NO_CALL, type CallBackDto, type ContactDetailsDto, type CustomerWordsDto } from './customer-page.dto.js';
import { customerView } from './customer-view.js';
import { InquiryLinks } from './inquiry-links.service.js';
import { callBackWindows } from './office-hours.js';

type Changed = Partial<Omit<ContactInquiry, 'spamReasons'>>;

/** A customer's action, as the history, the office and the record need it. */
interface Deed {
  kind: EventKind;
  text: string | null;
  news: News;
  set?: Changed;
  /** Reopens a solved enquiry. */
  reopens?: boolean;
}

const GONE = 'This time can no longer be chosen. Please choose another one.';

/** Shows and changes an enquiry for its customer. Writes no audit rows, because no user is signed in. */
@Injectable()
export class CustomerPages {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly history: InquiryHistory,
    private readonly events: InquiryEventBus,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly secrets: Secrets,
    private readonly links: InquiryLinks,
  ) {}

  /** Throws NoSuchRecord (404), also for the trash. */
  async view(inquiryId: string): Promise<ReturnType<typeof customerView>> {
    const [traced, events, settings] = await Promise.all([
      this.inquiries.get(inquiryId),
      this.history.of(inquiryId),
      this.company.current(),
    ]);
    const now = new Date();
    return customerView(traced, events, callBackWindows(settings, now), now);
  }

  /** `formKey`: of the rendered form; the same words with the same key are stored once. Throws NoSuchRecord (404). */
  addWords(inquiryId: string, { text }: CustomerWordsDto, formKey: string): Promise<void> {
    const news = { did: 'wrote a message', words: text };
    return this.change(inquiryId, [formKey, 'words', text], () => ({ kind: 'message', text, news, reopens: true }));
  }

  /** Throws NoSuchRecord (404), InvalidFields (400) for a time that is not offered any more. */
  async chooseCallBack(inquiryId: string, { window }: CallBackDto, formKey: string): Promise<void> {
    const offered = callBackWindows(await this.company.current(), new Date());
    const span = offered.find(({ from }) => from.toISOString() === window);
    if (!span && window !== NO_CALL) throw new InvalidFields({ window: [GONE] }, GONE);
    const text = span ? londonSpan(span.from, span.until) : null;
    const news = text ? { did: 'asks for a call', words: `${text} (London time)` } : { did: 'no longer needs a call', words: '' };
    const set = { callBackFrom: span?.from ?? null, callBackUntil: span?.until ?? null };
    await this.change(inquiryId, [formKey, 'call-back', window], ({ email, callBackFrom }) => {
      if ((callBackFrom?.getTime() ?? null) === (set.callBackFrom?.getTime() ?? null)) return null;
      // Who asked to be rung back was promised nothing else.
      const promise = span && !email ? { dueAt: span.until, deadlineAlertAt: null } : {};
      return { kind: 'call-back', text, news, set: { ...set, ...promise }, reopens: span !== undefined };
    });
  }

  /**
   * When the email address changes, a new link replaces the old one and the former address is told. A mistyped address may be a stranger's.
   * Throws NoSuchRecord (404).
   */
  correctDetails(inquiryId: string, sent: ContactDetailsDto, formKey: string): Promise<void> {
    const { name, email, phone } = sent;
    return this.change(inquiryId, [formKey, 'details', name, email, phone], async (inquiry, { manager, now }) => {
      const lines = Object.entries({ Name: name, Email: email, Phone: phone }).filter(
        ([label, value]) => inquiry[label.toLowerCase() as 'name' | 'email' | 'phone'] !== value,
      );
      if (!lines.length) return null;
      const text = lines.map(([label, value]) => `${label}: ${value}`).join('\n');
      const formerEmail = inquiry.email;
      if (formerEmail !== email) await this.links.renewWith(formKey, manager, inquiryId, now);
      if (formerEmail !== email && !inquiry.spamSince)
        await this.events.raise({ name: 'email-changed', inquiry: { ...inquiry, name, email, phone }, formerEmail, manager, now });
      return { kind: 'details', text, news: { did: 'corrected the contact details', words: text }, set: { name, email, phone } };
    });
  }

  /** Marks the enquiry as solved; a later message reopens it. Throws NoSuchRecord (404). */
  solve(inquiryId: string, formKey: string): Promise<void> {
    return this.change(inquiryId, [formKey, 'solved'], ({ solvedAt, respondedAt }, { now }) => {
      if (solvedAt) return null;
      const set = {
        status: 'completed',
        solvedAt: now,
        respondedAt: respondedAt ?? now,
        callBackFrom: null,
        callBackUntil: null,
        replyFailedAt: null,
      } as const;
      return { kind: 'solved', text: null, news: { did: 'says that the question is solved', words: '' }, set };
    });
  }

  /** The photos are stored already. Throws NoSuchRecord (404). */
  announcePhotos(inquiryId: string, count: number, formKey: string): Promise<void> {
    const text = count === 1 ? '1 photo' : `${count} photos`;
    const news = { did: `added ${text}`, words: '' };
    return this.change(inquiryId, [formKey, 'photos', text], () => ({ kind: 'photos', text, news, reopens: true }));
  }

  /** Makes a change once per form key and shows staff that the customer wrote. Keeps the version, because staff may have the enquiry open. */
  private async change(
    inquiryId: string,
    once: string[],
    act: (inquiry: ContactInquiry, change: Change) => Deed | null | Promise<Deed | null>,
  ): Promise<void> {
    const id = keyedHash(this.secrets.key, 'request', JSON.stringify([inquiryId, ...once]));
    await runAs({ ...currentActor(), requestKey: { id, fingerprint: () => id } }, () =>
      this.changes.locked(KIND, inquiryId, async (inquiry, change) => {
        const { manager, now } = change;
        const deed = await act(inquiry, change);
        if (!deed) return inquiryId;
        const { kind, text, news, set, reopens } = deed;
        const fields: Changed = {
          ...(reopens && inquiry.solvedAt && (await this.reopened(inquiry, change))),
          ...set,
          customerWroteAt: now,
          updatedAt: now,
        };
        if (reopens && fields.status) await this.history.add(change, inquiryId, 'status', fields.status);
        await manager.update(ContactInquiry, inquiryId, { ...fields, version: () => 'version' });
        Object.assign(inquiry, fields);
        const eventId = await this.history.add(change, inquiryId, kind, text);
        if (kind === 'message' || kind === 'details') await indexAgain(manager, inquiry);
        if (!inquiry.spamSince) await this.events.raise({ name: 'customer-wrote', inquiry, manager, now, news });
        return eventId;
      }),
    );
  }

  /** One without a reply gets a new deadline. */
  private async reopened({ solvedAt, respondedAt }: ContactInquiry, { manager, now }: Change): Promise<Changed> {
    if (respondedAt && solvedAt && respondedAt < solvedAt) return { solvedAt: null, status: 'in-progress' };
    const dueAt = promisedReply(await this.company.current(manager), now);
    return { solvedAt: null, status: 'new', respondedAt: null, reopenedAt: now, dueAt, deadlineAlertAt: null, delayedTo: null };
  }
}
