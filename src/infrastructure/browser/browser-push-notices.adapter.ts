import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { Journal } from '../../application/kernel/journal.port'
import type { PushNotices, PushTap } from '../../application/tasks/push-notices.port'
import { toRoomNum } from '../../domain/kernel/ids'
import { isOwnPath } from '../../domain/kernel/push'
import type { PushListener } from '../../domain/kernel/push-messages'

type Registered = {
  readonly active: Pick<ServiceWorker, 'postMessage'> | null
  readonly getNotifications: (filter?: { readonly tag: string }) => Promise<readonly Pick<Notification, 'close'>[]>
}

/** What is needed of a browser. */
export interface NoticesPlatform {
  readonly worker:
    | (Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener' | 'startMessages'> & {
        readonly ready: Promise<Registered>
        readonly getRegistration: () => Promise<Registered | undefined>
      })
    | undefined
  readonly setAppBadge: ((count: number) => Promise<void>) | undefined
}

export const noticesHere = (): NoticesPlatform => ({
  worker: navigator.serviceWorker,
  setAppBadge: 'setAppBadge' in navigator ? (count) => navigator.setAppBadge(count) : undefined,
})

const mark = t.type({ pushContentId: t.string, sendTime: t.number, appId: t.string, nonce: t.string })

const pressed = t.type({
  _tag: t.literal('PushPressed'),
  address: t.string,
  mark: t.union([mark, t.null]),
  answer: t.union([t.string, t.null]),
})

/** Other parts of the product speak with the worker too. */
const isPress = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '_tag' in data && data._tag === 'PushPressed'

const toTap = (data: unknown): O.Option<PushTap> =>
  pipe(
    O.fromEither(pressed.decode(data)),
    O.filter(({ address }) => isOwnPath(address)),
    O.map(({ address, answer, mark: told }) => ({
      address,
      mark: O.fromNullable(told),
      answer: pipe(O.fromNullable(answer), O.flatMap(toRoomNum)),
    })),
  )

const listens: PushListener = { _tag: 'ListensToPushes' }
const nothing = (): void => undefined

/** Notices of the browser, which the service worker shows. */
export const makeBrowserPushNotices = (
  journal: Journal,
  { setAppBadge, worker }: NoticesPlatform = noticesHere(),
): PushNotices => {
  const close = async (filter?: { readonly tag: string }): Promise<void> => {
    const registration = await worker?.getRegistration()
    const shown = await registration?.getNotifications(filter)
    shown?.forEach((notice) => notice.close())
  }
  return {
    onTap: (run) => {
      if (worker === undefined) return nothing
      const hear = ({ data, ports }: Pick<MessageEvent<unknown>, 'data' | 'ports'>): void => {
        if (!isPress(data)) return
        const tap = toTap(data)
        if (O.isNone(tap)) return journal.dropped('pressed notice', data)
        ports[0]?.postMessage('taken')
        run(tap.value)
      }
      worker.addEventListener('message', hear)
      worker.startMessages()
      void worker.ready.then(({ active }) => active?.postMessage(listens))
      return () => worker.removeEventListener('message', hear)
    },
    clear: (tag) => void close({ tag }).catch(nothing),
    clearAll: () => void close().catch(nothing),
    badge: (count) => void setAppBadge?.(count).catch(nothing),
  }
}
