import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { aPicture } from '../../builders/pictures'
import { unwrap } from './browser'
import { signUp, type Site } from './ports.world'
import { refusedWith } from './refused-with'

const file = async (name = 'a.png'): Promise<File> =>
  new File([await aPicture('png', 120, 160)], name, { type: 'image/png' })

const notAllowed = E.left({ _tag: 'HttpFailed', status: 403 })

const quiet = (): void => undefined

/** What ProfileGateway promises. */
export const profileCases = (open: () => Promise<Site>): void => {
  const inSite = (run: (site: Site) => Promise<void>) => async () => {
    const site = await open()
    await run(site).finally(site.close)
  }

  it(
    'changes the fields that are sent and answers with the own data [PROF-13] [PROF-14]',
    inSite(async (site) => {
      const ada = await signUp(site, 'Ada')
      const changes = { name: 'Ada L.', introduce: 'Hello', languages: ['de', 'en'], interests: [3, 1] }
      expect(unwrap(await ada.profile.update(changes)())).toMatchObject({
        ...changes,
        id: ada.id,
        birthday: '1990-01-31',
      })
      expect(unwrap(await ada.profile.update({ introduce: '' })())).toMatchObject({ name: 'Ada L.', introduce: '' })
      expect(unwrap(await ada.account.me(ada.id)())).toMatchObject({ name: 'Ada L.', interests: [3, 1] })
    }),
  )

  it(
    'changes the birthday once [PROF-16]',
    inSite(async (site) => {
      const { profile } = await signUp(site, 'Ada')
      expect(unwrap(await profile.update({ introduce: 'Hello' })()).birthdayLocked).toBe(false)
      const changed = unwrap(await profile.update({ birthday: '1991-02-03' })())
      expect([changed.birthday, changed.birthdayLocked]).toEqual(['1991-02-03', true])
      expect(await profile.update({ birthday: '1992-02-03' })()).toMatchObject(refusedWith(10025))
    }),
  )

  it(
    'keeps a portrait and a backdrop at the addresses that it answers with [PROF-14]',
    inSite(async (site) => {
      const { profile } = await signUp(site, 'Ada')
      const headImg = unwrap(await profile.uploadPicture(await file(), quiet).done())
      const background = unwrap(await profile.uploadPicture(await file('b.png'), quiet).done())
      expect(new Set([headImg, background, '']).size).toBe(3)
      expect(unwrap(await profile.update({ headImg, background })())).toMatchObject({ headImg, background })
      expect(unwrap(await profile.update({ background: '' })()).background).toBe('')
    }),
  )

  it(
    'takes photos, which others see once they are approved, and deletes them [PROF-21] [PROF-22]',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
      const progress: number[] = []
      const first = unwrap(await ada.profile.uploadPhoto(await file(), (percent) => void progress.push(percent)).done())
      const second = unwrap(await ada.profile.uploadPhoto(await file(), quiet).done())
      expect([first.state, second.state, second.order > first.order]).toEqual(['reviewing', 'reviewing', true])
      expect(progress.every((percent) => percent >= 0 && percent <= 100) && progress.length > 0).toBe(true)
      const own = async () => unwrap(await ada.profile.photos(ada.id)()).map(({ id }) => id)
      expect((await own()).toSorted()).toEqual([first.id, second.id].toSorted())
      expect(unwrap(await bob.profile.photosOf(ada.id)())).toEqual([])
      await site.approve(ada.id)
      expect(unwrap(await bob.profile.photosOf(ada.id)())).toHaveLength(2)
      expect(await bob.profile.deletePhoto(first.id)()).toMatchObject(notAllowed)
      unwrap(await ada.profile.deletePhoto(first.id)())
      expect(await own()).toEqual([second.id])
    }),
  )

  it(
    'ends as cancelled when a file is called back',
    inSite(async (site) => {
      const { profile } = await signUp(site, 'Ada')
      const sending = profile.uploadPhoto(await file(), quiet)
      sending.cancel()
      expect(await sending.done()).toEqual(E.left({ _tag: 'Cancelled' }))
      sending.cancel()
    }),
  )

  it(
    'lets hosts alone set prices and who may call [CALL-25] [CALL-66]',
    inSite(async (site) => {
      const { id, profile } = await signUp(site, 'Ada')
      expect(await profile.hostStanding()).toMatchObject(notAllowed)
      await site.makeHost(id, 30, 20)
      expect(unwrap(await profile.hostStanding())).toEqual({
        price: 30,
        friendPrice: 20,
        friendsOnly: false,
        points: 0,
      })
      const settings = { price: 45, friendPrice: 25, friendsOnly: true }
      expect(unwrap(await profile.setHost(settings)())).toEqual({ ...settings, points: 0 })
      expect(unwrap(await profile.hostStanding())).toMatchObject(settings)
    }),
  )
}
