import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { SystemNotice, SystemNotices } from '../../application/calls/system-notices.port'

interface NoticePlatform {
  readonly Notification: typeof Notification | undefined
  /** Brings the page to the front. */
  readonly focus: IO<void>
}

const here = (): NoticePlatform => ({ Notification: globalThis.Notification, focus: () => window.focus() })

/** Some phones know the word and refuse to make one outside of a service worker. */
const make = (Made: typeof Notification, { id, picture, text, title }: SystemNotice): O.Option<Notification> =>
  O.tryCatch(
    () =>
      new Made(title, {
        body: text,
        tag: id,
        silent: true,
        requireInteraction: true,
        ...(picture === '' ? {} : { icon: picture }),
      }),
  )

/** Notices of the browser, when the person has allowed them before; the bell has the sound. */
export const makeBrowserSystemNotices = (platform: NoticePlatform = here()): SystemNotices => ({
  show: (notice) =>
    pipe(
      O.fromNullable(platform.Notification),
      O.filter(({ permission }) => permission === 'granted'),
      O.flatMap((Made) => make(Made, notice)),
      O.match(
        () => () => undefined,
        (made) => {
          made.onclick = () => {
            platform.focus()
            made.close()
          }
          return () => made.close()
        },
      ),
    ),
})
