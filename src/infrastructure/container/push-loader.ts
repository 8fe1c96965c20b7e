import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { CallsFeature } from '../../application/calls/calls.feature'
import type { PushFeature } from '../../application/tasks/push.feature'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { lazily } from './lazily'
import { once } from './once'

export interface PushLoader {
  readonly load: () => Promise<PushFeature>
  readonly everywhere: SessionEffect
  readonly leading: SessionEffect
}

/** Pushes, which are there as long as somebody is signed in; a call that was answered outside of the page loads the calls. */
export const makePushLoader = (
  container: Container,
  adapters: CoreAdapters,
  calls: () => Promise<CallsFeature>,
  loaded: { push?: PushFeature },
): PushLoader => {
  const load = once(async () => {
    const [{ pushModule }, parts] = await Promise.all([import('./push.module'), adapters.push()])
    const answer = (room: Parameters<CallsFeature['ringing']['answerSoon']>[0]) =>
      void calls().then(
        ({ ringing }) => ringing.answerSoon(room),
        (cause: unknown) => adapters.journal.defect('calls could not be loaded', cause),
      )
    container.load(pushModule(parts, answer))
    return (loaded.push = container.get(F.push))
  })
  const effect = (which: 'everywhere' | 'leading'): SessionEffect =>
    lazily(async () => {
      await load()
      return container.get(F.pushEffects)[which]
    }, adapters)
  return { load, everywhere: effect('everywhere'), leading: effect('leading') }
}
