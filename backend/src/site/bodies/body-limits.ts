import {
  HttpStatus,
  PayloadTooLargeException,
  UnauthorizedException,
  UnsupportedMediaTypeException,
  BadRequestException,
} from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import { isStaff, tokenOf } from '../../auth/jwt.strategy.js';
import type { ErrorResponse } from '../../platform/http/error-response.dto.js';
import { UPLOAD_KEY } from '../../inquiries/photos/upload-keys.service.js';
import { MAX_PHOTOS } from '../../inquiries/photos/max-photos.js';
import { headerOf } from '../engine/header-of.js';
import { MAX_PHOTO_MB } from '../../inquiries/photos/photo-upload.interceptor.js';
import type { UploadKeys } from '../../inquiries/photos/upload-keys.service.js';
import { MAX_UPLOAD_MB } from '../../media/media-upload.interceptor.js';
import { TooManyTries } from '../../platform/http/errors.js';
import { originOf } from '../../platform/http/origin.js';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
const ALL_PHOTOS = 128 * MEBIBYTE;
/** A person sends one photo after the other, or one form. */
const PHOTOS_PER_ADDRESS = 64 * MEBIBYTE;
const RETRY_AFTER_S = 30;

/** Bounds the memory for visitors' photos: a body that does not fit is refused unread. */
class PhotoRoom {
  private taken = 0;
  private readonly takenBy = new Map<string, number>();

  /** Returns the function that gives the bytes back. Throws TooManyTries (429). */
  take(ip: string | undefined, bytes: number): () => void {
    const { address } = originOf(ip);
    const own = this.takenBy.get(address) ?? 0;
    if (this.taken + bytes > ALL_PHOTOS || own + bytes > PHOTOS_PER_ADDRESS)
      throw new TooManyTries(
        'Many photos are arriving at the moment. Please try again in a minute, or send your message without them.',
        RETRY_AFTER_S,
      );
    this.add(address, bytes);
    return () => this.add(address, -bytes);
  }

  private add(address: string, bytes: number): void {
    this.taken += bytes;
    const own = (this.takenBy.get(address) ?? 0) + bytes;
    if (own > 0) this.takenBy.set(address, own);
    else this.takenBy.delete(address);
  }
}

interface BodyLimit {
  bytes: number;
  ms: number;
  /** What a file in it may have. */
  fileMb?: number;
}

/** Deadlines allow for a line of 0.5 Mbit/s. */
export const BODY_LIMITS = {
  visitor: { bytes: 32 * KIBIBYTE, ms: 20_000 },
  /** Percent-encoding makes text up to nine times as long. */
  form: { bytes: 64 * KIBIBYTE, ms: 20_000 },
  staff: { bytes: 2 * MEBIBYTE, ms: 60_000 },
  /** One file and its form fields. */
  upload: { bytes: (MAX_UPLOAD_MB + 1) * MEBIBYTE, ms: 300_000, fileMb: MAX_UPLOAD_MB },
  /** One photo of an enquiry. */
  photo: { bytes: (MAX_PHOTO_MB + 1) * MEBIBYTE, ms: 200_000, fileMb: MAX_PHOTO_MB },
  /** The contact form without script. Photos that are too large are read to their end and left out, so that the message is not lost. */
  photoForm: { bytes: 2 * MAX_PHOTOS * MAX_PHOTO_MB * MEBIBYTE, ms: 300_000 },
} satisfies Record<string, BodyLimit>;

export type BodyLimits = typeof BODY_LIMITS;

export const HEADERS_MS = 20_000;
/** A client that is still sending has this long to read the response before the connection closes. */
const LINGER_MS = 1_000;

const limitOf = new WeakMap<IncomingMessage, BodyLimit>();

export function announcedLength(request: IncomingMessage): number | undefined {
  if (headerOf(request, 'transfer-encoding') !== undefined) return undefined;
  return Number(headerOf(request, 'content-length') ?? 0);
}

const tooLarge = ({ bytes, fileMb = bytes / MEBIBYTE }: BodyLimit) =>
  new PayloadTooLargeException(`This is too large. Please send at most ${fileMb < 1 ? `${bytes / KIBIBYTE} KB` : `${fileMb} MB`}.`);

const PHOTO_PATH = /^\/api\/contact\/([^/]{1,40})\/photos\/?$/i;
/** The contact form and the customer's page. */
const FORM_PATH = /^\/(?:contact|e\/[\da-f-]{36})\/?$/i;
/** Held in memory of one form. */
const MAX_FORM_BYTES = MAX_PHOTOS * MAX_PHOTO_MB * MEBIBYTE;

/** Rejects bodies that are too large before they are read, and cuts off slow senders. Signed-in staff may send more than visitors. */
export function limitBodies(limits: BodyLimits, keys: UploadKeys) {
  const room = new PhotoRoom();
  /** Undefined for other requests. Throws ForbiddenException (403) without a valid key. */
  const photoLimit = (request: Request): BodyLimit | undefined => {
    if (!request.is('multipart/form-data')) return undefined;
    const [, inquiryId] = PHOTO_PATH.exec(request.path) ?? [];
    if (inquiryId === undefined) return FORM_PATH.test(request.path) ? limits.photoForm : undefined;
    keys.check(inquiryId, request.get(UPLOAD_KEY));
    return limits.photo;
  };
  const find = async (request: Request, length: number | undefined): Promise<BodyLimit> => {
    const token = tokenOf(request);
    if (token && request.is('multipart/form-data')) return limits.upload;
    if (request.is('application/x-www-form-urlencoded')) return limits.form;
    if (!token || (length !== undefined && length <= limits.visitor.bytes)) return limits.visitor;
    // Not 413: on 401 the backoffice asks staff to sign in again and keeps what they wrote.
    if (!(await isStaff(request))) throw new UnauthorizedException('Please sign in.');
    return limits.staff;
  };
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const length = announcedLength(request);
    if (length === 0) return next();
    response.once('finish', () => lingerAndClose(request));
    try {
      const ofPhotos = photoLimit(request);
      const limit = ofPhotos ?? (await find(request, length));
      if (length !== undefined && length > limit.bytes) throw tooLarge(limit);
      const bytes = Math.min(length ?? limit.bytes, MAX_FORM_BYTES);
      if (ofPhotos && bytes > limits.form.bytes) response.once('close', room.take(request.ip, bytes));
      limitOf.set(request, limit);
      refuseWhenSlow(request, response, limit.ms);
      next();
    } catch (error) {
      next(error);
    }
  };
}

function lingerAndClose(request: Request): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}

function refuseWhenSlow(request: Request, response: Response, ms: number): void {
  const timer = setTimeout(() => {
    if (response.headersSent) return request.socket.destroy();
    const body: ErrorResponse = {
      statusCode: HttpStatus.REQUEST_TIMEOUT,
      error: 'The request took too long. Please try again on a faster connection.',
    };
    response.set('Connection', 'close').status(body.statusCode).json(body);
  }, ms);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}

export function checkJsonBody(request: IncomingMessage, _response: unknown, body: Uint8Array, encoding: string): void {
  const limit = limitOf.get(request);
  if (limit && body.length > limit.bytes) throw tooLarge(limit);
  if (encoding !== 'utf-8') throw new UnsupportedMediaTypeException('JSON is accepted in UTF-8 only.');
  checkJsonShape(body);
}

const MAX_DEPTH = 32;
/** Keys and list items together. */
const MAX_VALUES = 5_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = [...'"\\,:'].map((sign) => sign.charCodeAt(0));
const OPENING = new Set([...'[{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([...']}'].map((sign) => sign.charCodeAt(0)));

/** Rejects JSON that is too deep (400) or has too many values (413) before it is parsed. */
function checkJsonShape(json: Uint8Array): void {
  let depth = 0;
  let values = 0;
  let inText = false;
  for (let i = 0; i < json.length; i++) {
    const sign = json[i];
    if (inText) {
      if (sign === BACKSLASH) i++;
      else if (sign === QUOTE) inText = false;
    } else if (sign === QUOTE) inText = true;
    else if (sign === COMMA || sign === COLON) values++;
    else if (sign !== undefined && OPENING.has(sign)) {
      values++;
      if (++depth > MAX_DEPTH) throw new BadRequestException(`The request is nested too deeply: at most ${MAX_DEPTH} levels are accepted.`);
    } else if (sign !== undefined && CLOSING.has(sign)) depth--;
    if (values > MAX_VALUES) throw new PayloadTooLargeException('The request has too many entries. Please send less at once.');
  }
}
