import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { isOn } from '../../domain/calls/call'
import { LEASE_MS } from '../../domain/calls/meter'
import { toRoomNum, toUserId, type RoomNum, type UserId } from '../../domain/kernel/ids'
import type { CallsContext } from './calls-context'

const TOPIC = 'calls'

/** What the tabs of one browser tell each other, so that they agree on the one call slot (@rule PLUS-20, CALL-30). */
type TabNews =
  /** This call is answered or declined in another tab. */
  | { readonly _tag: 'Taken'; readonly room: RoomNum }
  | { readonly _tag: 'Busy'; readonly room: RoomNum }
  | { readonly _tag: 'Free'; readonly room: RoomNum }
  /** This person was reported in another tab (CALL-50). */
  | { readonly _tag: 'Reported'; readonly person: UserId }
  /** A new tab asks who is in a call. */
  | { readonly _tag: 'Who' }

const tagged = ['Taken', 'Busy', 'Free'] as const

const newsOf = (body: unknown): O.Option<TabNews> => {
  if (typeof body !== 'object' || body === null || !('_tag' in body)) return O.none
  if (body._tag === 'Who') return O.some({ _tag: 'Who' })
  if (body._tag === 'Reported') {
    return pipe(
      'person' in body && typeof body.person === 'number' ? toUserId(body.person) : O.none,
      O.map((person) => ({ _tag: 'Reported', person })),
    )
  }
  const _tag = tagged.find((one) => one === body._tag)
  if (_tag === undefined || !('room' in body) || typeof body.room !== 'string') return O.none
  return pipe(
    toRoomNum(body.room),
    O.map((room) => ({ _tag, room })),
  )
}

export const tellTabs = ({ deps }: CallsContext, news: TabNews): void => deps.tabs.tell(TOPIC, news)

/** Says that this tab is in a call, if it is. */
export const sayBusy = (context: CallsContext): void => {
  const { call } = context.model
  if (isOn(call) && context.desk.talking?.owner === true) tellTabs(context, { _tag: 'Busy', room: call.room })
}

/** The room of another tab's call; none when it has not been heard of for 15 s. */
export const roomElsewhere = ({ deps, desk }: CallsContext): O.Option<RoomNum> =>
  desk.elsewhere !== null && desk.elsewhere.until > deps.clock.now() ? O.some(desk.elsewhere.room) : O.none

const onNews = (context: CallsContext, news: TabNews, onReported: (person: UserId) => void): void => {
  const { deps, desk, dispatch } = context
  const at = deps.clock.now()
  switch (news._tag) {
    case 'Who':
      return sayBusy(context)
    case 'Reported':
      return onReported(news.person)
    case 'Taken':
      dispatch({ _tag: 'Taken', room: news.room, at })
      return
    case 'Busy':
      desk.elsewhere = { room: news.room, until: at + LEASE_MS }
      return
    case 'Free':
      desk.elsewhere = null
  }
}

/** Hears the other tabs, also that somebody was reported there, and asks them who is in a call; returns its stop. */
export const hearTabs = (context: CallsContext, onReported: (person: UserId) => void): IO<void> => {
  const stop = context.deps.tabs.hear(TOPIC, (body) => {
    const news = newsOf(body)
    if (O.isSome(news)) onNews(context, news.value, onReported)
    else context.deps.journal.dropped('tab news', body)
  })
  tellTabs(context, { _tag: 'Who' })
  return stop
}
