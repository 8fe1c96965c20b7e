import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { SystemNotice, SystemNotices } from '../../application/calls/system-notices.port'
import { HERE, type NoticeData } from '../../domain/kernel/push-messages'

type Shower = {
  readonly getNotifications: (filter: {
    readonly tag: string
  }) => Promise<readonly Pick<Notification, 'close' | 'data'>[]>
  readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>
}

interface NoticePlatform {
  readonly Notification: typeof Notification | undefined
  /** The service worker of this page, where there is one. */
  readonly registration: () => Promise<Shower | undefined>
  /** Brings the page to the front. */
  readonly focus: IO<void>
}

const here = (): NoticePlatform => ({
  Notification: globalThis.Notification,
  registration: async () => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined),
  focus: () => window.focus(),
})

const optionsOf = ({ id, picture, text }: SystemNotice): NotificationOptions => ({
  body: text,
  tag: id,
  silent: true,
  requireInteraction: true,
  ...(picture === '' ? {} : { icon: picture }),
})

/** Some phones know the word and refuse to make one outside of a service worker. */
const make = ({ Notification: Made, focus }: NoticePlatform, notice: SystemNotice): IO<void> =>
  pipe(
    O.fromNullable(Made),
    O.flatMap((Known) => O.tryCatch(() => new Known(notice.title, optionsOf(notice)))),
    O.match(
      () => () => undefined,
      (made) => {
        made.onclick = () => {
          focus()
          made.close()
        }
        return () => made.close()
      },
    ),
  )

const data: NoticeData = { address: HERE, mark: null, call: null }

const isOwn = ({ data: told }: Pick<Notification, 'data'>): boolean => (told as NoticeData | null)?.address === HERE

/** What a push has told already stays, with its buttons; otherwise the worker shows the notice, so that there is one of each. */
const showBy = async (shower: Shower, notice: SystemNotice): Promise<IO<Promise<void>>> => {
  const standing = () => shower.getNotifications({ tag: notice.id })
  if ((await standing()).every(isOwn)) await shower.showNotification(notice.title, { ...optionsOf(notice), data })
  return async () => (await standing()).forEach((one) => one.close())
}

/** Notices of the browser, when the person has allowed them before; the bell has the sound. */
export const makeBrowserSystemNotices = (platform: NoticePlatform = here()): SystemNotices => {
  /** One after the other: what is shown and what is taken away meet under the same tag. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = (task: () => Promise<void>): void => {
    turn = turn.then(task).catch(() => undefined)
  }
  return {
    show: (notice) => {
      if (platform.Notification?.permission !== 'granted') return () => undefined
      let stopped = false
      let close: IO<void | Promise<void>> = () => undefined
      inTurn(async () => {
        const shower = await platform.registration()
        if (!stopped) close = shower === undefined ? make(platform, notice) : await showBy(shower, notice)
      })
      return () => {
        stopped = true
        inTurn(async () => close())
      }
    },
  }
}
