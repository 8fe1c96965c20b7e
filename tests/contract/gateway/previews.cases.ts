import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '../../../src/domain/kernel/ids'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

/** What every gateway of recordings promises. */
export const previewsCases = (open: () => Promise<Site>): void => {
  describe('recordings of hosts', () => {
    let site: Site
    let ada: Somebody
    let host: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
      host = await signUp(site, 'Host')
      await site.makeHost(host.id, 30, 20)
    })
    afterEach(() => site.close())

    it('are told with the seconds to answer and to hang up [CALL-83]', async () => {
      await site.records(host.id, '/own.webm')
      const recording = O.toNullable(unwrap(await ada.previews.preview(host.id)()))
      expect(recording?.video).toBe('/own.webm')
      expect(recording?.time).toBeGreaterThanOrEqual(1)
      expect(recording?.hangup).toBeGreaterThan(recording?.time ?? 0)
    })

    it('are none of a host who has none, and refused for nobody', async () => {
      expect(unwrap(await ada.previews.preview(host.id)())).toEqual(O.none)
      expect(await ada.previews.preview(999_999 as UserId)()).toMatchObject(E.left({ _tag: 'HttpFailed', status: 403 }))
    })

    it('are not told to who is not signed in', async () => {
      const visitor = await site.browser('Visitor')
      expect(E.isLeft(await visitor.previews.preview(host.id)())).toBe(true)
    })
  })
}
