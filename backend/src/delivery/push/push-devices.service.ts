import { ConflictException, Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type EntityManager, type Repository } from 'typeorm';
import type { PushSubscription } from 'web-push';
import { Changes } from '../../audit/changes.service.js';
import { InvalidFields, NoSuchRecord } from '../../platform/http/errors.js';
import { isPublicAddress, literalAddress } from '../../platform/http/public-address.js';
import { newRecord } from '../../platform/common/records.js';
import { currentActor } from '../../platform/http/request-context.js';
import { isId } from '../../platform/fields/validation.js';
import { decryptSecret, encryptSecret, sha256 } from '../../platform/config/crypto.js';
import { Secrets } from '../../platform/config/secrets.js';
import { SESSIONS_ENDED, type SessionsEnded, type SignedIn } from '../../users/signed-in.js';
import { User } from '../../users/user.entity.js';
import type { PushSubscriptionDto } from './push-device.dto.js';
import { PushDevice } from './push-device.entity.js';

const RESOURCE = 'push-devices';
const MOST_DEVICES = 10;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

@Injectable()
export class PushDevicesService {
  constructor(
    @InjectRepository(PushDevice) private readonly devices: Repository<PushDevice>,
    private readonly changes: Changes,
    private readonly secrets: Secrets,
  ) {}

  of(userId: string): Promise<PushDevice[]> {
    return this.devices.find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  isAny(): Promise<boolean> {
    return this.devices.exists();
  }

  /** Returns the devices of staff who may sign in. */
  notified(manager: EntityManager): Promise<PushDevice[]> {
    return manager
      .createQueryBuilder(PushDevice, 'device')
      .innerJoin(User, 'person', 'person.id = device.userId AND person.isActive = :isActive', { isActive: true })
      .orderBy('device.id')
      .getMany();
  }

  /** Repeatable; a browser that someone else used becomes one's own. Throws InvalidFields (400), ConflictException (409) for too many. */
  register({ endpoint, p256dh, auth }: PushSubscriptionDto, { user, sessionId }: SignedIn): Promise<PushDevice> {
    checkSubscription({ endpoint, p256dh, auth });
    const subscription: PushSubscription = { endpoint, keys: { p256dh, auth } };
    const endpointHash = sha256(endpoint);
    return this.changes.write(RESOURCE, async ({ manager, now, audit }) => {
      const known = await manager.findOneBy(PushDevice, { endpointHash });
      if (known?.userId !== user.id && (await manager.countBy(PushDevice, { userId: user.id })) >= MOST_DEVICES)
        throw new ConflictException(`Notifications are switched on in ${MOST_DEVICES} browsers already. Remove one first.`);
      const device = Object.assign(known ?? newRecord(PushDevice, now), {
        userId: user.id,
        sessionId,
        endpointHash,
        subscription: encryptSecret(this.secrets.key, JSON.stringify(subscription)),
        userAgent: currentActor().userAgent,
        updatedAt: now,
      });
      await manager.save(device);
      await audit({ action: known ? 'update' : 'create', entityType: RESOURCE, entityId: device.id });
      return device;
    });
  }

  /** Notes that the device is used in this session. Throws NoSuchRecord (404) if it is not, or no longer, one of the user's. */
  async isPresent(endpoint: string, { user, sessionId }: SignedIn): Promise<PushDevice> {
    const device = await this.devices.findOneBy({ endpointHash: sha256(endpoint), userId: user.id });
    if (!device) throw new NoSuchRecord('device');
    if (device.sessionId !== sessionId) await this.devices.update({ id: device.id, userId: user.id }, { sessionId });
    return device;
  }

  /** Throws NoSuchRecord (404) if it is not one of the user's. */
  async ownOf(id: string, userId: string): Promise<PushDevice> {
    const device = isId(id) ? await this.devices.findOneBy({ id, userId }) : null;
    if (!device) throw new NoSuchRecord('device');
    return device;
  }

  /** Throws NoSuchRecord (404). */
  async remove(id: string, userId: string): Promise<PushDevice> {
    return this.changes.write(RESOURCE, async ({ manager, audit }) => {
      const device = isId(id) ? await manager.findOneBy(PushDevice, { id, userId }) : null;
      if (!device) throw new NoSuchRecord('device');
      await manager.delete(PushDevice, { id, userId });
      await audit({ action: 'delete', entityType: RESOURCE, entityId: id });
      return device;
    });
  }

  /** Null if it has been removed, or its keys cannot be read. */
  async subscriptionOf(id: string): Promise<PushSubscription | null> {
    const device = isId(id) ? await this.devices.findOneBy({ id }) : null;
    const text = device && decryptSecret(this.secrets.key, device.subscription);
    return text ? (JSON.parse(text) as PushSubscription) : null;
  }

  /** Removes a device that its push service no longer knows. */
  async forget(id: string): Promise<void> {
    await this.devices.delete({ id });
  }

  @OnEvent(SESSIONS_ENDED, { suppressErrors: false })
  async onSessionsEnded({ manager, ended }: SessionsEnded): Promise<void> {
    if ('sessionId' in ended) await manager.delete(PushDevice, { sessionId: ended.sessionId });
    else await manager.delete(PushDevice, { userId: ended.userId, ...(ended.keptId && { sessionId: Not(ended.keptId) }) });
  }
}

function checkSubscription({ endpoint, p256dh, auth }: PushSubscriptionDto): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const literal = url && literalAddress(url);
  if (url?.protocol !== 'https:' || url.username || url.password || (literal !== null && !isPublicAddress(literal)))
    throw new InvalidFields({ endpoint: ['This is not the address of a push service'] });
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || point[0] !== 4) throw new InvalidFields({ p256dh: ['This is not a key of a browser'] });
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) throw new InvalidFields({ auth: ['This is not a key of a browser'] });
}
