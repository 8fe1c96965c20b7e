import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { PushPayload } from '../domain/kernel/push'
import { toPush } from '../domain/kernel/read-push'
import { noticeOf } from './notice'
import { ownPages } from './pages'
import type { Pushed, PushWorker } from './platform'
import { onPress } from './press'

/** Safari takes the permission from whoever gets a push and shows nothing, even while somebody looks at the page. */
const demandsNotices = ({ userAgent }: PushWorker['navigator']): boolean =>
  /AppleWebKit/.test(userAgent) && !/Chrom(?:e|ium)\/|Android/.test(userAgent)

const parsed = (text: string): O.Option<unknown> => O.tryCatch((): unknown => JSON.parse(text))

const member = (told: unknown, key: string): unknown =>
  typeof told === 'object' && told !== null ? Object.getOwnPropertyDescriptor(told, key)?.value : undefined

/** What came by way of Firebase is the text `push` of its data. */
const carried = (content: unknown): O.Option<unknown> => {
  const text = member(member(content, 'data'), 'push')
  return typeof text === 'string' ? parsed(text) : O.none
}

const readPush = (data: Pushed | null): O.Option<PushPayload> =>
  pipe(
    O.fromNullable(data),
    O.flatMap((told) => parsed(told.text())),
    O.flatMap((content) =>
      pipe(
        toPush(content),
        O.alt(() => pipe(carried(content), O.flatMap(toPush))),
      ),
    ),
  )

/** A dot at the icon of the product, until a page counts what is unread. */
const mark = async (navigator: PushWorker['navigator']): Promise<void> => {
  await navigator.setAppBadge?.().catch(() => undefined)
}

/**
 * Shows what came. While somebody looks at the product it says so itself, and no notice is shown but where the platform demands
 * one, without a sound (@rule GATE-31).
 */
const onPush = async (worker: PushWorker, data: Pushed | null): Promise<void> => {
  const { navigator, registration } = worker
  const push = readPush(data)
  const seen = (await ownPages(worker)).some(({ visibilityState }) => visibilityState === 'visible')
  const { options, title } = noticeOf(push, { scope: registration.scope, languages: navigator.languages, seen })
  if (options.silent !== true) await mark(navigator)
  if (!seen || demandsNotices(navigator)) return registration.showNotification(title, options)
  const older = await registration.getNotifications({ tag: options.tag ?? '' })
  older.forEach((notice) => notice.close())
}

/** The browser has ended a subscription: another one takes its place, of which the next page tells the gateway. */
const onChange = async ({ registration }: PushWorker, ended: PushSubscription | null | undefined): Promise<void> => {
  if (ended !== null && ended !== undefined) await registration.pushManager.subscribe(ended.options)
}

/** The worker's part in pushes: shows them, and leads to where a press on a notice says. */
export const listenToPushes = (worker: PushWorker): void => {
  worker.addEventListener('push', (event) => event.waitUntil(onPush(worker, event.data)))
  worker.addEventListener('notificationclick', (event) => event.waitUntil(onPress(worker, event)))
  worker.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(onChange(worker, event.oldSubscription).catch(() => undefined)),
  )
}
