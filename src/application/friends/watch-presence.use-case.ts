import type { IO } from 'fp-ts/IO'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { PRESENCE_MS } from '../../domain/friends/pace'
import type { UserId } from '../../domain/kernel/ids'
import type { Clock } from '../kernel/clock.port'
import type { Page } from '../kernel/page.port'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'

interface Deps {
  readonly clock: Clock
  readonly gateway: FriendsGateway
  readonly me: () => UserId | null
  readonly model: FriendsModel
  readonly page: Page
}

/**
 * Asks for the status of all that are watched, every 2 s and in one call, while the page is seen (FRND-47, FRND-48). What shows them
 * comes first.
 */
export type WatchPresence = (ids: readonly UserId[]) => IO<void>

export const makeWatchPresence = ({ clock, gateway, me, model, page }: Deps): WatchPresence => {
  const watched = new Set<readonly UserId[]>()
  let stop: IO<void> | null = null
  let asking = false

  const asked = (): readonly UserId[] => [...new Set([...watched].flat())]
  const ask = (): void => {
    if (asking || !page.visible() || me() === null || watched.size === 0) return
    asking = true
    void pipe(
      gateway.presence(asked()),
      TE.match(
        () => undefined,
        (statuses) => statuses.forEach((status, id) => model.setPresence(id, status)),
      ),
    )().finally(() => {
      asking = false
    })
  }
  const begin = (): IO<void> => {
    const stops = [clock.every(PRESENCE_MS, ask), page.onVisible((visible) => (visible ? ask() : undefined))]
    return () => stops.forEach((end) => end())
  }
  return (ids) => {
    const entry = [...ids]
    watched.add(entry)
    stop ??= begin()
    void page.painted().then(ask)
    return () => {
      watched.delete(entry)
      if (watched.size > 0) return
      stop?.()
      stop = null
    }
  }
}
