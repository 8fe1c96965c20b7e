import type { IO } from 'fp-ts/IO'
import type { UserId } from '../../domain/kernel/ids'
import { claimsAtStart } from '../../domain/tasks/install-offer'
import type { Refresh } from '../account/refresh.use-case'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { type ClaimInstall, makeClaimInstall } from './claim-install.use-case'
import { type InstallPopupTimes, makeInstallPopupTimes } from './install-popup-times'
import type { InstallFeature } from './install.feature'
import { InstallModel } from './install.model'
import type { InstallPrompt } from './install-prompt.port'
import type { RewardsGateway } from './rewards-gateway.port'

export interface InstallDeps {
  /** In a call by now. */
  readonly busy: IO<boolean>
  readonly clock: Clock
  readonly gateway: Pick<RewardsGateway, 'claimInstall' | 'install'>
  /** The product runs as an installed app. */
  readonly installed: boolean
  /** Local storage. */
  readonly local: KeyedStore
  readonly me: () => UserId | null
  readonly prompt: InstallPrompt
  readonly refresh: Refresh
  /** Loads the page anew. */
  readonly reload: IO<void>
}

/** Claims what is owed to somebody who has installed the product (@rule TASK-46). */
const settle = async (model: InstallModel, { claim, load, waits }: ClaimInstall): Promise<void> => {
  if (waits()) return claim()
  if (!claimsAtStart(model.situation, 'open')) return
  await load()
  if (claimsAtStart(model.situation, model.status)) await claim()
}

/** Asks somebody who can install the product and would be given something for it. */
const offer = async (model: InstallModel, { load }: ClaimInstall): Promise<void> => {
  if (model.way === 'none') return
  await load()
  if (model.status === 'open') model.setAsked(true)
}

/** Asks in its time, or when the browser comes with its offer later still; answers the stop. */
const follow = (model: InstallModel, prompt: InstallPrompt, times: InstallPopupTimes, ask: IO<void>): IO<void> => {
  let late = false
  const due = (): void => {
    late = model.way === 'none'
    ask()
  }
  const stops = [
    prompt.onChange((offered) => {
      model.setOffered(offered)
      if (offered && late) due()
    }),
    times.next(due),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Installing the product; `forget`: the session is over. */
export const makeInstall = (deps: InstallDeps): { readonly feature: InstallFeature; readonly forget: IO<void> } => {
  const { installed, me, prompt } = deps
  const here = { browser: prompt.browser, installed, signedIn: () => me() !== null }
  const model = new InstallModel(here, prompt.offered())
  const claiming = makeClaimInstall({ ...deps, model })
  const times = makeInstallPopupTimes(deps)
  const feature: InstallFeature = {
    view: model,
    begin: () => {
      model.setOffered(prompt.offered())
      void settle(model, claiming)
      return follow(model, prompt, times, () => void offer(model, claiming))
    },
    load: claiming.load,
    open: () => model.setAsked(true),
    shown: times.note,
    dismiss: () => {
      times.note()
      model.setAsked(false)
    },
    install: async () => {
      const answer = await prompt.ask()
      model.setAsked(false)
      if (answer === 'accepted') await claiming.claim()
      return answer
    },
    told: () => model.setGiven(null),
  }
  return { feature, forget: () => model.forget() }
}
