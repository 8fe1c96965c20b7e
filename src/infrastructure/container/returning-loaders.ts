import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { CallsFeature } from '../../application/calls/calls.feature'
import type { Features } from '../../application/core'
import type { CoreAdapters } from './adapters'
import { makeNoticesLoader } from './notices-loader'
import { makePushLoader } from './push-loader'
import { makeRewardLoaders } from './rewards-loader'
import { makeTaskLoaders } from './tasks-loader'

/** What brings people back: pushes, tasks, rewards; and what they are told when they come. */
export const returningLoaders = (
  container: Container,
  adapters: CoreAdapters,
  calls: () => Promise<CallsFeature>,
  loaded: { -readonly [Name in keyof Features]?: Features[Name] },
) => {
  const push = makePushLoader(container, adapters, calls, loaded)
  const notices = makeNoticesLoader(container, adapters, loaded)
  const tasks = makeTaskLoaders(container, adapters, loaded)
  const rewards = makeRewardLoaders(container, adapters, push.load, loaded)
  const everywhere: readonly SessionEffect[] = [push.everywhere, notices.begun]
  return {
    loaders: { ...tasks.loaders, ...rewards.loaders, push: push.load, notices: notices.load },
    everywhere,
    forgetting: [tasks.forget, rewards.forget],
    leading: [push.leading],
  }
}
