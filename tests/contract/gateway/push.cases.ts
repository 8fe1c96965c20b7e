import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PUSH_CHOICES } from '../../../src/domain/tasks/push-choices'
import { makeBrowserKeys } from '../../server/push/browser-keys'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

/** What a browser of Chrome's kin hands over. */
const token = (device: string): string => {
  const { auth, p256dh } = makeBrowserKeys()
  return JSON.stringify({ endpoint: `https://fcm.googleapis.com/fcm/send/${device}`, keys: { p256dh, auth } })
}

/** What every gateway of pushes promises. */
export const pushCases = (open: () => Promise<Site>): void => {
  describe('pushes', () => {
    let site: Site
    let ada: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
    })
    afterEach(() => site.close())

    it('a device is registered, again and anew, and forgotten, twice without harm [GATE-31, TASK-48]', async () => {
      const first = token('one')
      for (const one of [first, first, token('two')]) {
        expect(await ada.pushes.register(one, 'female')()).toEqual(E.right(undefined))
      }
      expect(await ada.pushes.forget()).toEqual(E.right(undefined))
      expect(await ada.pushes.forget()).toEqual(E.right(undefined))
    })

    it('somebody is told everything until they choose otherwise, each for themselves [GATE-31]', async () => {
      const all = unwrap(await ada.pushes.choices())
      expect(PUSH_CHOICES.filter((choice) => all[choice])).toEqual(PUSH_CHOICES)
      const ben = await signUp(site, 'Ben')
      for (const choice of PUSH_CHOICES) {
        unwrap(await ada.pushes.saveChoices({ ...all, [choice]: false })())
        expect(unwrap(await ada.pushes.choices())).toEqual({ ...all, [choice]: false })
      }
      expect(unwrap(await ben.pushes.choices())).toEqual(all)
    })

    it('are for people who are signed in', async () => {
      const { pushes } = await site.browser('Visitor')
      for (const asked of [pushes.register(token('one'), 'male'), pushes.forget, pushes.choices]) {
        expect(E.isLeft(await asked())).toBe(true)
      }
    })
  })
}
