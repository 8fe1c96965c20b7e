import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { NoticesFeature } from '../../application/account/notices.feature'
import { NOTICES_AFTER_MS } from '../../domain/account/notices'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { delayed, lazily } from './lazily'
import { once } from './once'

export interface NoticesLoader {
  readonly load: () => Promise<NoticesFeature>
  /** Some time after each login (SAFE-10). */
  readonly begun: SessionEffect
}

export const makeNoticesLoader = (
  container: Container,
  adapters: CoreAdapters,
  loaded: { notices?: NoticesFeature },
): NoticesLoader => {
  const load = once(async () => {
    const [{ noticesModule }, parts] = await Promise.all([import('./notices.module'), adapters.notices()])
    container.load(noticesModule(parts))
    return (loaded.notices = container.get(F.notices))
  })
  const begin = async () => {
    await load()
    return container.get(F.beginNotices)
  }
  return { load, begun: delayed(NOTICES_AFTER_MS, lazily(begin, adapters), adapters) }
}
