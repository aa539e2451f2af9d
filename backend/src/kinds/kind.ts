import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Change, UnsavedFields } from '../audit/changes.service.js';
import type { Role } from '../platform/http/access.js';
import type { Listing, ListQuery, ListSpec } from '../platform/lists/list-query.js';
import type { PageAddress } from '../platform/http/site-addresses.js';
import type { BaseRecord, TrashableRecord } from '../platform/database/base-record.js';

type Fields = Record<string, unknown>;

/** One description of a kind of record, in its own module; whatever concerns all kinds reads it. */
export interface Kind<T extends { id: string } = Fields & TrashableRecord> {
  /** Its name in the API ('service-location-pages') and in sentences ('page'). */
  resource: string;
  label: string;
  /** What screens call it; default: its label. */
  title?: string;
  entity: new () => T;
  /** Its screen in the backoffice, '/admin/<screen>'; default: its name in the API. */
  screen?: string;
  /** Whether there is one record only, so that its form is its screen. */
  isSingle?: true;
  /** Where people see all kinds: the lowest first. */
  place: number;
  /** The field that names a record for people. */
  name: keyof T & string;
  /** For personal data: the only fields whose values are logged, because audit rows outlive the record. */
  logged?: readonly (keyof T & string)[];
  /** Whether it is about persons, who stay with their installation; everything else is content. */
  isPersonal?: true;
  /** Tables with what belongs to it, which goes along with the content. */
  parts?: readonly (new () => object)[];
  /** Other tables that visitors' reads of it depend on, by the resource whose changes concern them. */
  besides?: Readonly<Record<string, new () => object>>;
  /** Who may see it; default: all staff. */
  roles?: readonly Role[];
  /** What only administrators read and change; default: nothing. */
  adminFields?: readonly (keyof T & string)[];
  /** Whether changes of its records ask for the password again. */
  asksPassword?: true;
  /** What its forms send. */
  forms?: { create?: Type; update: Type };
  /** A row of its list, as the API shows it, and the class that documents that. */
  view?(row: never): object;
  record?: Type;
  /** How the service of a plain kind lists its records. */
  list?: Omit<ListSpec<T>, 'resource'>;
  /** Whether what is deleted may be restored. */
  trash?: true;
  /** May refuse to change a record. */
  check?(record: never): void;
  /** Which of its records visitors see; default: all. */
  visible?: FindOptionsWhere<T>;
  /** The field that says whether a record is published. */
  publication?: keyof T & string;
  plans?: PlanRules;
  /** The column of drafts that refers to it. */
  drafts?: string;
  /** The page of a record on the website. */
  page?: PageRules<T>;
  /** Whether a new record's slug is made from its name, and only has to be unique within its kind and to make a free address. */
  slug?: 'free';
  block?: BlockRules<T>;
  history?: HistoryRules;
  search?: { detail: string };
  /** Whether words are found and replaced in its texts. */
  words?: WordRules<T>;
  /** Its name in the list of uses of a file. */
  shows?: string;
  /** Whether the dashboard counts those that are active. */
  counted?: true;
  csv?: CsvRules<T>;
  /** Whether the checks of the website may find something in it; default: whether it has pages. */
  isChecked?: true;
}

/** How the website shows the records of a kind. What follows from more than the record is said by a class marked with `@PagesOf`. */
export interface PageRules<T> {
  address: PageAddress;
  /** The page that lists them, dated by the latest of them. */
  list?: string;
  /** Adds the slugs of an address to conditions for its record, or returns null if no record is at it; default: `slug`. */
  at?(where: FindOptionsWhere<T>, ...slugs: string[]): FindOptionsWhere<T> | null;
  /**
   * What `GET /api/<resource>/<slug>`, which the page shows, would return for a record that is not stored as it is. 'apart': a class marked with
   * `@PagesOf` tells. null: its form shows no preview.
   */
  preview: ((service: never, record: T) => object | Promise<object>) | 'apart' | null;
  /** Whether its records have no page of their own, because pages of another kind show them. */
  isElsewhere?: true;
  /** Whether title and description of the page are not the record's. */
  sharesHead?: true;
  /** Whether a page with few words is a fault. */
  needsWords?: true;
}

/** What a block of the homepage shows. */
export interface BlockRules<T> {
  type: string;
  /** What a field of the only record lists, each an `item`; default: its records. */
  field?: keyof T & string;
  item?: string;
  /** Ids of the services whose pages may show a record; its service chooses for each page. */
  services?(record: T): readonly string[];
}

/** What a plan asks for, and what it holds. */
export interface WantedPlan {
  recordId: string;
  action: 'publish' | 'take-down';
  fields: Fields | null;
  ifMatch: number | undefined;
}
export interface FrozenPlan {
  name: string;
  fields: Fields | null;
}

export interface PlanRules {
  /** Instead of the fields of its form, and of `update` of its service. */
  freeze?(service: never, wanted: WantedPlan): Promise<FrozenPlan>;
  run?(service: never, fields: Fields, change: Change): Promise<unknown>;
}

export interface HistoryRules {
  /** Stays as it is in a restore, beside `isActive` and `order`. */
  stays?: readonly string[];
  /** Fields that the history shows although no form has them. */
  also?: readonly string[];
  /** Fields that the history leaves out. */
  hidden?: readonly string[];
  /** Default: `update` of its service. */
  save?(service: never, fields: never, ifMatch: number | undefined, change: Change): Promise<BaseRecord>;
}

/** A text of a record that people write. */
export interface TextField {
  /** Such as 'content', 'features.2' or 'whyItMatters.0.text'. */
  path: string;
  text: string;
  isHtml: boolean;
}

export interface WordRules<T> {
  /** Found, but not replaced: what others said, and what only administrators change; true: all. */
  kept?: true | readonly (keyof T & string)[];
  /** Instead of the records, texts and saves that the history knows. */
  own?: {
    load(service: never, manager: EntityManager): Promise<T>;
    texts(record: T): TextField[];
    versionOf(record: T): number;
    save(service: never, fields: Fields, ifMatch: number, note: string): Promise<void>;
  };
}

/**
 * How files of other programs name a column, the best way first. Each way is one column or several that are joined, each with its possible names; case,
 * spaces and punctuation do not matter, nor digits and a plural. A row takes the first way whose first column it fills.
 */
export type OtherNames = readonly (readonly (readonly string[])[])[];

export interface CsvColumn {
  label: string;
  names: OtherNames;
  /** The first of the columns that make one without which the others say little, such as the street; default: 0. */
  main?: number;
  /** What stands between texts that are joined; default: a space. */
  joins?: string;
  /** Returns what a cell says in other words, such as '5/5', as the field takes it; undefined for what it cannot tell. `name`: of its column. */
  reads?: (cell: string, name: string) => string | undefined;
}

export interface CsvRules<T> {
  /** By field, in the order of the columns: the label of the form, with other names if an import knows them. */
  columns: Record<string, string | CsvColumn>;
  /** Columns of an export that no import reads; default: MADE. */
  exported?: Record<string, string>;
  /** Fields with ids of other kinds that no foreign key names. */
  refers?: Record<string, string>;
  /** For imports: the fields by which a row's record is recognised, the best first. */
  recognisedBy?: readonly (readonly (keyof T & string)[])[];
  /** Returns a value that recognises as it is stored. */
  tidy?(value: string): string | undefined;
}

/** Where the backoffice has the form of a record. */
export const formPath = ({ resource, screen = resource, isSingle }: Pick<Kind, 'resource' | 'screen' | 'isSingle'>, id: string): string =>
  isSingle ? `/${screen}` : `/${screen}/${id}`;

export const MADE = { createdAt: 'Created', updatedAt: 'Changed' };

/** What the services of kinds do, as far as their descriptions ask for it. */
export interface Lists {
  list(query: ListQuery): Promise<Listing<object>>;
}
export interface Gets {
  get(id: string): Promise<object>;
}
export interface Removes {
  remove(id: string): Promise<object>;
}
export interface Creates {
  create(fields: never): Promise<BaseRecord>;
}
export interface Updates {
  /** `draft`: the version of the draft that is published. */
  update(id: string, fields: never, ifMatch?: number, draft?: number): Promise<object>;
}
export interface Undeletes {
  undelete(id: string, change: Change): Promise<object>;
}
export interface Unsaves {
  /** Returns the record as it would be after saving, and adds what cannot be saved to `problems`. */
  unsaved(sent: UnsavedFields<never>): Promise<object>;
}
export interface Chooses {
  /** Returns a function that tells which records a page of the service shows, by whether a place is that of the page. */
  chooserFor(serviceId: string): Promise<(isHere: (place: string) => boolean) => readonly string[]>;
}
/** What is to be fixed in a record that others' pages show. */
export interface RecordFault {
  id: string;
  title: string;
  /** Of a page that shows it. */
  path: string;
  field: string;
  message: string;
}
export interface KnowsFaults {
  faulty(): Promise<RecordFault[]>;
}
export type KindService = Partial<KnowsFaults & Lists & Gets & Creates & Updates & Undeletes & Unsaves & Chooses>;

type Needed<K> = (K extends { trash: true } ? Undeletes : unknown) &
  (K extends { search: object } | { csv: object } ? Lists : unknown) &
  (K extends { plans: object; publication: string } ? Gets & Updates : unknown) &
  (K extends { page: { preview: (...args: never) => unknown } } ? Unsaves : unknown) &
  (K extends { csv: { recognisedBy: object } } ? Creates & Updates : unknown) &
  (K extends { block: { services: unknown } } ? Chooses : unknown) &
  (K extends { history: { save: unknown } } ? unknown : K extends { history: object } ? Updates : unknown);

/** Checks a description, also for fields that none has, and keeps its exact type. */
export const kindOf =
  <T extends { id: string }>() =>
  <const K extends Kind<T>>(kind: K & { [P in Exclude<keyof K, keyof Kind<T>>]: never }): K =>
    kind;

export const Described = DiscoveryService.createDecorator<Kind<never>>();

/** Marks the service of a kind, which must have the methods that the description asks for. */
export const ServiceOf =
  <K extends object>(kind: K) =>
  (service: Type<Needed<K>>): void =>
    void Described(kind as unknown as Kind<never>)(service);

/** What a kind takes part in, for lists of names in the API document. */
export const TAKES_PART = {
  trash: (kind: Kind) => kind.trash === true,
  content: (kind: Kind) => !kind.isPersonal,
  history: (kind: Kind) => kind.history !== undefined,
  search: (kind: Kind) => kind.search !== undefined,
  words: (kind: Kind) => kind.words !== undefined,
  exports: (kind: Kind) => kind.csv !== undefined,
  imports: (kind: Kind) => kind.csv?.recognisedBy !== undefined,
  page: (kind: Kind) => kind.page !== undefined,
  slugs: (kind: Kind) => kind.slug === 'free',
  dashboard: (kind: Kind) => kind.counted === true,
  media: (kind: Kind) => kind.shows !== undefined,
  plans: (kind: Kind) => kind.plans !== undefined,
  drafts: (kind: Kind) => kind.drafts !== undefined,
  preview: (kind: Kind) => Boolean(kind.page?.preview),
  checks: (kind: Kind) => kind.isChecked === true || kind.page !== undefined,
  presence: (kind: Kind) => kind.forms !== undefined,
  block: (kind: Kind) => kind.block !== undefined,
} satisfies Record<string, (kind: Kind) => boolean>;
export type Feature = keyof typeof TAKES_PART;

export type { Fields };
