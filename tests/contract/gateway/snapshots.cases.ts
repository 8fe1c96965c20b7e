import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RoomNum } from '../../../src/domain/kernel/ids'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

/** What every gateway promises that takes pictures for safety. */
export const snapshotsCases = (open: () => Promise<Site>): void => {
  describe('pictures for safety', () => {
    let site: Site
    let ada: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
    })
    afterEach(() => site.close())

    it('are wanted in stretches of a talk, one behind the other [CALL-73, CALL-75]', async () => {
      const stretches = unwrap(await ada.snapshots.stretches())
      expect(stretches).toHaveLength(5)
      stretches.forEach(({ from, to }, at) => {
        expect(to).toBeGreaterThan(from)
        expect(from).toBeGreaterThanOrEqual(stretches[at - 1]?.to ?? 1_000)
      })
    })

    it('are refused out of a room that is not one’s own, and from who is not signed in', async () => {
      const bob = await signUp(site, 'Bob')
      const picture = {
        room: 'room-0001' as RoomNum,
        peer: bob.id,
        gender: 'female',
        location: 102,
        shows: 'self',
        jpeg: new Uint8Array([0xff, 0xd8, 0xff]),
      } as const
      expect(await ada.snapshots.send(picture)()).toMatchObject(E.left({ _tag: 'HttpFailed', status: 403 }))
      const visitor = await site.browser('Visitor')
      expect(E.isLeft(await visitor.snapshots.stretches())).toBe(true)
      expect(E.isLeft(await visitor.snapshots.send(picture)())).toBe(true)
    })
  })
}
