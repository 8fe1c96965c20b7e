import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

const codeOf = (answer: E.Either<GatewayError, unknown>) => {
  if (E.isRight(answer)) return 'given'
  return 'code' in answer.left ? answer.left.code : answer.left._tag
}

/** What every gateway of rewards promises. */
export const rewardsCases = (open: () => Promise<Site>): void => {
  describe('rewards', () => {
    let site: Site
    let ada: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
    })
    afterEach(() => site.close())

    it('that of installing is open until it was given, once, and is in the balance [TASK-39, TASK-41]', async () => {
      const before = unwrap(await ada.account.balance())
      const reward = unwrap(await ada.rewards.install())
      expect(reward).toEqual({ status: 'open', coins: 100, price: 0, picture: '/rewards/install.svg' })
      expect(unwrap(await ada.rewards.claimInstall())).toBe(100)
      expect(unwrap(await ada.account.balance())).toBe(before + 100)
      expect(codeOf(await ada.rewards.claimInstall())).toBe(400)
      expect(unwrap(await ada.rewards.install())).toMatchObject({ status: 'given', coins: 100 })
      const { list } = unwrap(await ada.coins.movements(1)())
      expect(list[0]).toMatchObject({ kind: 'install', coins: 100 })
    })

    it('that of pushes is 200 coins, and given to nobody whom no push reaches [TASK-47, TASK-52]', async () => {
      const reward = { status: 'open', coins: 200, price: 0 }
      expect(unwrap(await ada.rewards.push())).toEqual({ ...reward, picture: '/rewards/push.svg' })
      expect(unwrap(await ada.rewards.pushCoin())).toEqual({ ...reward, picture: '' })
      expect(codeOf(await ada.rewards.claimPush())).toBe('HttpFailed')
    })

    it('that of pushes is given once to who can be reached [TASK-47]', async () => {
      await site.reaches(ada.id)
      expect(unwrap(await ada.rewards.claimPush())).toBe(200)
      expect(codeOf(await ada.rewards.claimPush())).toBe(400)
      expect(unwrap(await ada.rewards.pushCoin())).toMatchObject({ status: 'given' })
      expect(unwrap(await ada.coins.movements(1)()).list[0]).toMatchObject({ kind: 'push', coins: 200 })
    })

    it('are for people who are signed in [SHELL-77]', async () => {
      const { rewards } = await site.browser('Visitor')
      for (const ask of [rewards.install, rewards.claimInstall, rewards.push, rewards.pushCoin, rewards.claimPush])
        expect((await ask())._tag).toBe('Left')
    })
  })
}
