import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { RedDotsFeature } from '../../application/matching/red-dots.feature'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { once } from './once'

export interface RedDotsLoader {
  readonly load: () => Promise<RedDotsFeature>
  /** What is new to a member is forgotten with the session. */
  readonly ending: SessionEffect
}

export const makeRedDotsLoader = (
  container: Container,
  adapters: CoreAdapters,
  loaded: { redDots?: RedDotsFeature },
): RedDotsLoader => ({
  load: once(async () => {
    const [{ redDotsModule }, parts] = await Promise.all([import('./red-dots.module'), adapters.redDots()])
    container.load(redDotsModule(parts))
    return (loaded.redDots = container.get(F.redDots))
  }),
  ending: () => () => {
    if (loaded.redDots !== undefined) container.get(F.forgetRedDots)()
  },
})
