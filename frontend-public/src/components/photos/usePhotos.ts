import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reasonOf } from '../../api/client';
import { photoTexts } from '../../content/photoGuides';
import { newKey } from '../../lib/newKey';
import { type Destination, mayWork, sendPhoto } from './sendPhoto';
import { RefusedPhoto, shrinkPhoto } from './shrinkPhoto';

/** Of one enquiry. */
export const MAX_PHOTOS = 6;

export interface Photo {
  /** Sent with every attempt, so that the photo is stored once. */
  key: string;
  name: string;
  thumbnail?: string;
  state: 'preparing' | 'ready' | 'sending' | 'sent' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** Why it failed. */
  reason?: string;
  mayRetry?: boolean;
  /** Its enquiry, once that was sent. */
  destination?: Destination;
}

const newPhoto = ({ name }: File): Photo => ({ key: newKey(), name, state: 'preparing', progress: 0 });

/** The photos of a form: checked and scaled when they are chosen, sent one after the other once the enquiry is stored. `room`: for how many there is. */
export function usePhotos(room = MAX_PHOTOS) {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [notices, setNotices] = useState<string[]>([]);
  const latest = useRef(photos);
  const blobs = useRef(new Map<string, Promise<Blob | undefined>>());
  const queue = useRef(Promise.resolve());

  const update = (change: (all: Photo[]) => Photo[]) => {
    latest.current = change(latest.current);
    setPhotos(latest.current);
  };
  const change = (key: string, fields: Partial<Photo>) =>
    update((all) => all.map((photo) => (photo.key === key ? { ...photo, ...fields } : photo)));

  const prepare = async (key: string, file: File): Promise<Blob | undefined> => {
    try {
      const { blob, thumbnail } = await shrinkPhoto(file);
      change(key, { state: 'ready', thumbnail });
      return blob;
    } catch (error) {
      const reason = error instanceof RefusedPhoto ? error.message : photoTexts.damaged(file.name);
      update((all) => all.filter((photo) => photo.key !== key));
      setNotices((others) => [...others, reason]);
      return undefined;
    }
  };

  const add = (files: Iterable<File>) => {
    // Photos of an earlier message make room.
    const own = latest.current.filter(({ state }) => state !== 'sent');
    const free = room - own.filter(({ destination }) => !destination).length;
    const chosen = [...files];
    const added = chosen.slice(0, free).map((file) => ({ file, photo: newPhoto(file) }));
    const left = chosen.slice(free).map(({ name }) => name);
    setNotices(left.length ? [`At most ${MAX_PHOTOS} photos can be sent. Left out: ${left.join(', ')}.`] : []);
    update(() => [...own, ...added.map(({ photo }) => photo)]);
    // One after the other: a large photo takes much memory.
    let before: Promise<unknown> = Promise.resolve();
    for (const { file, photo } of added) {
      const blob = before.then(() => prepare(photo.key, file));
      blobs.current.set(photo.key, blob);
      before = blob;
    }
  };

  const remove = (key: string) => {
    blobs.current.delete(key);
    setNotices([]);
    update((all) => all.filter((photo) => photo.key !== key));
  };

  const sendOne = async (key: string, destination: Destination) => {
    const blob = await blobs.current.get(key);
    if (!blob) return;
    change(key, { state: 'sending', progress: 0 });
    try {
      await sendPhoto(destination, key, blob, (progress) => change(key, { progress }));
      blobs.current.delete(key);
      change(key, { state: 'sent' });
    } catch (error) {
      console.error(error);
      const reason = reasonOf(error, photoTexts);
      change(key, { state: 'failed', reason, mayRetry: mayWork(error) });
    }
  };

  const enqueue = (key: string, destination: Destination) => {
    change(key, {
      destination,
      reason: undefined,
      mayRetry: false,
      ...(latest.current.find((one) => one.key === key)?.state === 'failed' && { state: 'ready' }),
    });
    queue.current = queue.current.then(() => sendOne(key, destination));
  };

  const retry = (key: string) => {
    const photo = latest.current.find((one) => one.key === key);
    if (photo?.state === 'failed' && photo.mayRetry && photo.destination) enqueue(key, photo.destination);
  };

  const waiting = () => latest.current.filter(({ state, destination }) => !destination && state !== 'failed');

  const isSending = photos.some(({ destination, state }) => destination && state !== 'sent' && state !== 'failed');
  const again = useEffectEvent(() => latest.current.forEach(({ key }) => retry(key)));
  useEffect(() => {
    const onLine = () => again();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, []);
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);

  return {
    photos,
    notices,
    add,
    remove,
    retry,
    /** How many are about to follow the enquiry. */
    count: () => waiting().length,
    /** Sends those that are not sent yet with this enquiry. */
    send: (destination: Destination) => waiting().forEach(({ key }) => enqueue(key, destination)),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
