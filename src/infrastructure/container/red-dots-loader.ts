import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { RedDotsFeature } from '../../application/matching/red-dots.feature'
import { SECOND } from '../../domain/kernel/time'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { delayed, lazily } from './lazily'
import { once } from './once'

/** So long after login it is asked what is new: it leads to pages that nobody has opened yet. */
const AFTER_MS = 2 * SECOND

export interface RedDotsLoader {
  readonly load: () => Promise<RedDotsFeature>
  readonly begun: SessionEffect
}

export const makeRedDotsLoader = (
  container: Container,
  adapters: CoreAdapters,
  loaded: { redDots?: RedDotsFeature },
): RedDotsLoader => {
  const load = once(async () => {
    const [{ redDotsModule }, parts] = await Promise.all([import('./red-dots.module'), adapters.redDots()])
    container.load(redDotsModule(parts))
    return (loaded.redDots = container.get(F.redDots))
  })
  const begin = async () => {
    await load()
    return container.get(F.beginRedDots)
  }
  return { load, begun: delayed(AFTER_MS, lazily(begin, adapters), adapters) }
}
