import { HERE, type NoticeData, type PushListener, type PushPressed } from '../domain/kernel/push-messages'
import { isOwnPath } from '../domain/kernel/push'
import { addressBelow } from './address-below'
import { bestOf, ownPages } from './pages'
import type { Heard, Press, PushWorker, StandingNotice, WindowPage } from './platform'

/** How long an open page has to take a press over; one that is not listening is led there anew. */
const TAKEN_WITHIN_MS = 1_500

/** A call rings no longer than this; the page that was opened for it may take as long to start. */
const STARTED_WITHIN_MS = 30_000

const isData = (data: unknown): data is NoticeData =>
  typeof data === 'object' && data !== null && 'address' in data && typeof data.address === 'string'

const nowhere: NoticeData = { address: '/', mark: null, call: null }

/** What a notice was shown with, by this build of the worker or another one. */
const dataOf = ({ data }: StandingNotice): NoticeData =>
  isData(data) && (data.address === HERE || isOwnPath(data.address)) ? { ...nowhere, ...data } : nowhere

/** After so long a decline that did not arrive is sent once more, in milliseconds. */
const AGAIN_MS = 1_000

/** Whether the gateway has heard that the call is declined: the ticket stands for the session (row 190). */
const sendDecline = (scope: string, ticket: string): Promise<boolean> =>
  fetch(new URL('push/v1/decline', scope), {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Declines without opening anything. */
const decline = async (scope: string, ticket: string): Promise<void> => {
  if (await sendDecline(scope, ticket)) return
  await new Promise((resolve) => void setTimeout(resolve, AGAIN_MS))
  await sendDecline(scope, ticket)
}

/** Whether the page has taken the press over. */
const handOver = (page: Pick<WindowPage, 'postMessage'>, pressed: PushPressed): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (taken: boolean): void => {
      clearTimeout(timer)
      port1.close()
      resolve(taken)
    }
    const timer = setTimeout(() => end(false), TAKEN_WITHIN_MS)
    port1.onmessage = () => end(true)
    page.postMessage(pressed, [port2])
  })

/** The same address with what the push is known by, which the page keeps when it starts (@rule GATE-32). */
const addressOf = ({ address, mark }: NoticeData, scope: string): string => {
  const url = new URL(address === HERE ? scope : addressBelow(scope, address))
  for (const [key, value] of Object.entries(mark ?? {})) url.searchParams.set(key, String(value))
  return url.href
}

const isListener = (said: unknown): said is PushListener =>
  typeof said === 'object' && said !== null && '_tag' in said && said._tag === 'ListensToPushes'

/** The first page that starts to listen gets the press that opened it. */
const whenListened = (worker: PushWorker, pressed: PushPressed): Promise<void> =>
  new Promise((resolve) => {
    const hear = ({ data, source }: Heard): void => {
      if (!isListener(data) || source === null) return
      source.postMessage(pressed, [])
      done()
    }
    const timer = setTimeout(() => done(), STARTED_WITHIN_MS)
    const done = (): void => {
      clearTimeout(timer)
      worker.removeEventListener('message', hear)
      resolve()
    }
    worker.addEventListener('message', hear)
  })

/** Leads to where a notice says: in the page that is there, or in a new one (@rule GATE-32). */
const open = async (worker: PushWorker, data: NoticeData, answers: boolean): Promise<void> => {
  const answer = answers && data.call !== null ? data.call.room : null
  const pressed: PushPressed = { _tag: 'PushPressed', address: data.address, mark: data.mark, answer }
  const page = bestOf(await ownPages(worker))
  if (page !== undefined) {
    const shown = await page.focus().catch(() => page)
    if (data.address === HERE) return
    if (await handOver(shown, pressed)) return
  }
  const url = addressOf(data, worker.registration.scope)
  const led = page === undefined ? null : await page.navigate(url).catch(() => null)
  const started = answer === null ? undefined : whenListened(worker, { ...pressed, mark: null })
  if (led === null) await worker.clients.openWindow(url)
  await started
}

/** Somebody has pressed a notice or one of its buttons. */
export const onPress = async (worker: PushWorker, { action, notification }: Press): Promise<void> => {
  notification.close()
  const data = dataOf(notification)
  if (action === 'decline' && data.call !== null) await decline(worker.registration.scope, data.call.ticket)
  else await open(worker, data, action === 'answer')
}
