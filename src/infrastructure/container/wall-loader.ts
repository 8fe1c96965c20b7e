import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { WallFeature } from '../../application/matching/wall.feature'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { once } from './once'

export interface WallLoader {
  readonly load: () => Promise<WallFeature>
  /** A visitor sees another wall than a member: what was read is forgotten when a session begins, and when it ends. */
  readonly turning: SessionEffect
}

/** The wall, which makes its people known to the friends. */
export const makeWallLoader = (
  container: Container,
  adapters: CoreAdapters,
  friends: () => Promise<unknown>,
  loaded: { wall?: WallFeature },
): WallLoader => {
  const forget = () => {
    if (loaded.wall !== undefined) container.get(F.forgetWall)()
  }
  return {
    load: once(async () => {
      const [{ wallModule }, parts] = await Promise.all([import('./wall.module'), adapters.wall(), friends()])
      container.load(wallModule(parts))
      return (loaded.wall = container.get(F.wall))
    }),
    turning: () => {
      forget()
      return forget
    },
  }
}
