import { createHash } from 'node:crypto'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import type { Chore } from '../chores'
import type { Clock } from '../clock'
import type { FeatureDeps } from '../feature-deps'
import type { Settings } from '../settings'
import type { Store } from '../store/store'
import { dropDue, settle, takeDue, type Due } from './due'
import { payloadOf, type PayloadDeps } from './payload'
import type { OutgoingPush, PushSender } from './push-sender.port'
import { forgetDevices, pruneSubscriptions } from './subscriptions'

interface SendDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly figures: Settings['push']
  readonly payload: PayloadDeps
  readonly sender: PushSender
  readonly store: Store
}

/** Push services take letters of base64url, 32 at most, and need not know what about. */
const headerTopic = (topic: string): string => createHash('sha256').update(topic).digest('base64url').slice(0, 32)

const outgoing = ({ push }: Due, text: string, now: Instant): OutgoingPush => ({
  text,
  ttl: Math.max(0, Math.floor((push.ends_at - now) / SECOND)),
  urgency: push.urgent === 1 || push.topic.startsWith('message:') ? 'high' : 'normal',
  topic: headerTopic(push.topic),
})

const sendOne = async (deps: SendDeps, due: Due): Promise<void> => {
  const { clock, figures, sender, store } = deps
  const now = clock.now()
  const payload = await store.read((db) => payloadOf(db, deps.payload, due, now))
  if (payload === null) return void (await dropDue(store, due))
  const { address, public_key: publicKey, secret } = due.device
  const sent = await sender.send({ address, publicKey, secret }, outgoing(due, JSON.stringify(payload), now))
  await settle(store, figures, due, sent, clock.now())
}

/** Sends what is due, a batch after the other until nothing is. */
const sendDue = async (deps: SendDeps, urgent: boolean): Promise<void> => {
  const { clock, figures, store } = deps
  for (;;) {
    const due = await takeDue(store, figures, urgent, clock.now())
    await Promise.all(due.map((one) => sendOne(deps, one)))
    if (due.length < figures.atOnce) return
  }
}

/** Pushes go out by themselves, those of calls behind no others. A deployment that sends none has no devices either, nor what waits for them. */
export const pushChoresOf = ({
  clock,
  config,
  keys,
  pushSender: sender,
  random,
  store,
}: FeatureDeps): readonly Chore[] => {
  if (sender === null) return [{ name: 'push devices', everyMs: 60 * SECOND, run: () => forgetDevices(store) }]
  const figures = config.settings.push
  const payload = { appId: config.appId, declineKey: keys.declineKey, newId: random.uuid, sealed: sender.sealed }
  const deps: SendDeps = { clock, figures, payload, sender, store }
  return [
    { name: 'pushes of calls', everyMs: figures.lookMs, run: () => sendDue(deps, true) },
    { name: 'pushes', everyMs: figures.lookMs, run: () => sendDue(deps, false) },
    { name: 'push devices', everyMs: 60 * SECOND, run: () => pruneSubscriptions(store) },
  ]
}
