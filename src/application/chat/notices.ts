import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { toUserId, type UserId } from '../../domain/kernel/ids'
import { disciplinaryAmong, fakeNotice, WELCOME_TEXT } from '../../domain/chat/notice'
import { systemId, systemSenderOf } from '../../domain/chat/system-sender'
import { PAGE_SIZE } from '../../domain/chat/timeline'
import type { StoredMessage } from '../../domain/chat/delivery'
import { quietly, watched, type ChatContext, type ChatSession } from './chat-context'
import { acknowledge, isAcknowledged, isFirstTime } from './notes'

const nothingElse = { reads: [], relations: [], deletions: [], cursor: 0 } as const

/** The first time that somebody is here, the team says hello; it waits for nobody's answer, and counts as read (@rule CHAT-46, CHAT-47, CHAT-48). */
export const welcome = (context: ChatContext, session: ChatSession): T.Task<void> => {
  const { clock, ids, settings } = context.deps
  const team = toUserId(systemId.team)
  if (O.isNone(team) || !isFirstTime(settings, session.me)) return T.of(undefined)
  const notice = fakeNotice(team.value, session.me, { uuid: ids.uuid(), content: WELCOME_TEXT, now: clock.now() })
  return quietly(context, session.store.receive({ ...nothingElse, messages: [{ ...notice, read: true }] }))
}

const newestOf = (context: ChatContext, session: ChatSession, sender: UserId): T.Task<readonly StoredMessage[]> =>
  pipe(
    watched(context)(session.store.messages(sender, Number.MAX_SAFE_INTEGER, PAGE_SIZE)),
    TE.getOrElse(() => T.of<readonly StoredMessage[]>([])),
  )

/** Raises the oldest disciplinary notice that nobody has read or acknowledged; none: none shows (@rule CHAT-36). */
export const lookForWarnings = (context: ChatContext, session: ChatSession): T.Task<void> => {
  const { deps, model } = context
  const senders = model.conversations.filter((one) => one.unread > 0 && systemSenderOf(one.friend) !== null)
  return pipe(
    senders.map(({ friend }) => newestOf(context, session, friend)),
    T.sequenceSeqArray,
    T.map((found) => {
      if (context.session() !== session) return
      const notice = disciplinaryAmong(found.flat(), (uuid) => isAcknowledged(deps.settings, session.me, uuid))
      model.panel.warn(notice === null ? null : { uuid: notice.uuid, text: notice.content, at: notice.at })
    }),
  )
}

/** Acknowledges what shows, and looks for the next one. */
export const makeDismissWarning =
  (context: ChatContext): IO<void> =>
  () => {
    const session = context.session()
    const { warning } = context.model.panel
    if (session === null || warning === null) return
    acknowledge(context.deps.settings, session.me, warning.uuid)
    context.model.panel.warn(null)
    void lookForWarnings(context, session)()
  }

/** Takes notices away when their time has come, for as long as the session lasts (@rule CHAT-48). */
export const dropWhenOver = (
  context: ChatContext,
  session: ChatSession,
): { readonly look: IO<void>; readonly stop: IO<void> } => {
  const { clock } = context.deps
  let stopTimer: IO<void> = () => undefined
  let over = false
  const look = (): void =>
    void pipe(
      watched(context)(session.store.dropExpired(clock.now())),
      TE.match(
        () => undefined,
        (next) => {
          stopTimer()
          if (!over && next !== null) stopTimer = clock.after(Math.max(0, next - clock.now()), look)
        },
      ),
    )()
  return {
    look,
    stop: () => {
      over = true
      stopTimer()
    },
  }
}
