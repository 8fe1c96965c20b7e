import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { mediaIdOf } from '../../../server/media/media-rows'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { listsCalls } from '../../../src/infrastructure/gateway/contract/lists.calls'
import { seedDemoPeople } from '../../../server/seed/seed'
import { forgetPictures } from '../../../server/profile/forget-pictures'
import type { Asker } from '../asker'
import { startTestServer } from '../test-server'
import {
  ada,
  bob,
  change,
  decide,
  decideAll,
  inboxOf,
  info,
  look,
  makeFriends,
  makeHost,
  server,
  setTheStage,
  startAnother,
  toReview,
  uploadImage,
  uploadPhoto,
  work,
} from './stage'

setTheStage({ env: { BASE_PATH: '/live' } })

const save = (headImg: string, asker: Asker = ada) => asker.ask(accountCalls.updateInfo, { headImg })
const saved = async (asker: Asker = ada): Promise<string> => {
  const address = await uploadImage(asker)
  await save(address, asker)
  return address
}
const portrait = async (of: Asker, by: Asker) => (await info(of, by)).headImg

describe('a portrait', () => {
  it('is uploaded, then saved, then reviewed: others see it only after that [PROF-14, PROF-23]', async () => {
    const address = await uploadImage(ada)
    expect(await toReview()).toEqual([])
    expect(await info(ada)).toMatchObject({ headImg: '' })
    expect((await look(address, ada)).status).toBe(200)
    expect((await look(address, bob)).status).toBe(404)

    expect((await save(address)).data).toMatchObject({ headImg: address, headImgState: 0 })
    expect(await portrait(ada, bob)).toBe('')
    expect(await info(ada)).toMatchObject({ headImg: address, headImgState: 0 })
    expect((await look(address, bob)).status).toBe(404)

    await decideAll('approved')
    expect(await portrait(ada, bob)).toBe(address)
    expect(await info(ada)).toMatchObject({ headImg: address })
    expect(await info(ada)).not.toHaveProperty('headImgState')
    expect((await look(address, bob)).status).toBe(200)
  })

  it('is saved together with the name [PROF-14]', async () => {
    const headImg = await uploadImage(ada)
    const { data } = await ada.ask(accountCalls.updateInfo, { userName: 'Ada Two', headImg })
    expect(data).toMatchObject({ userName: 'Ada Two', headImg })
  })

  it('stays what others see while another one is being reviewed, and goes when that one is approved', async () => {
    const first = await saved()
    await decideAll('approved')
    const second = await saved()
    expect([await portrait(ada, bob), await portrait(ada, ada)]).toEqual([first, second])
    await decideAll('approved')
    expect([await portrait(ada, bob), await portrait(ada, ada)]).toEqual([second, second])
    expect((await look(first, ada)).status).toBe(404)
    expect(server.media.ids()).toEqual([mediaIdOf(second)])
  })

  it('that was refused is not shown, and its owner is told [PROF-23, PROF-24]', async () => {
    const first = await saved()
    await decideAll('approved')
    await saved()
    await decideAll('refused')
    expect(await info(ada)).toMatchObject({ headImg: first, headImgState: 2 })
    expect(await portrait(ada, bob)).toBe(first)
    expect((await inboxOf(ada, 'photo')).at(-1)).toEqual({ kind: 'head', state: 2 })
    const third = await saved()
    expect(await info(ada)).toMatchObject({ headImg: third, headImgState: 0 })
    expect(server.media.ids()).toHaveLength(2)
  })

  it('may be taken back by the operator after it was approved', async () => {
    const address = await saved()
    await decideAll('approved')
    await decide(mediaIdOf(address) ?? '', 'refused', 'not their face')
    expect(await portrait(ada, bob)).toBe('')
    expect(await info(ada)).toMatchObject({ headImg: '', headImgState: 2 })
    expect((await look(address, bob)).status).toBe(404)
    await decide(mediaIdOf(address) ?? '', 'approved')
    expect(await portrait(ada, bob)).toBe(address)
  })

  it('is taken away, also one that waits', async () => {
    await saved()
    await decideAll('approved')
    await saved()
    expect((await save('')).data).toMatchObject({ headImg: '' })
    expect([await portrait(ada, bob), await toReview()]).toEqual(['', []])
    expect(server.media.ids()).toEqual([])
  })

  it('is put back to the one that others see', async () => {
    const first = await saved()
    await decideAll('approved')
    const second = await saved()
    expect((await save(first)).data).toMatchObject({ headImg: first })
    expect(await info(ada)).not.toHaveProperty('headImgState')
    expect((await look(second, ada)).status).toBe(404)
    expect((await save(second)).code).toBe(10025)
  })

  it('is the owner’s own upload and no other address', async () => {
    const foreign = await uploadImage(bob)
    const { pic } = (await uploadPhoto(ada)).data
    const none = `/live/account/v1/media/${'0'.repeat(32)}`
    for (const address of [foreign, pic, none, 'https://evil.example/a.png', 'javascript:alert(1)', '/x.svg', 'x'])
      expect(await save(address)).toMatchObject({ code: 10025, message: 'update user info failed' })
    expect(await portrait(ada, ada)).toBe('')
    expect((await look(foreign, bob)).status).toBe(200)
  })

  it('is saved once, however often and from wherever', async () => {
    const address = await uploadImage(ada)
    const all = await Promise.all([save(address), save(address), save(`${address}?size=112x150`)])
    expect(all.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(await toReview()).toHaveLength(1)
  })

  it('reaches friends by a row of their inbox once they may see it', async () => {
    await makeFriends(ada, bob)
    const address = await saved()
    const before = (await inboxOf(bob, 'relation')).length
    await decideAll('approved')
    const rows = await inboxOf(bob, 'relation')
    expect(rows).toHaveLength(before + 1)
    expect(rows.at(-1)).toMatchObject({ userId: ada.userId, relation: 2, headImg: address })
  })

  it('of a host is seen by visitors, as the first screen shows hosts; of others it is not', async () => {
    const address = await saved()
    await decideAll('approved')
    expect((await look(address)).status).toBe(401)
    await makeHost(ada)
    expect((await look(address)).status).toBe(200)
    await change(ada, { deleted_at: 1 })
    expect((await look(address)).status).toBe(401)
    expect((await look(address, bob)).status).toBe(404)
  })
})

describe('the backdrop', () => {
  it('goes the same way in its own place [PROF-5]', async () => {
    const background = await uploadImage(ada)
    expect((await ada.ask(accountCalls.updateInfo, { background })).data).toMatchObject({
      background,
      backgroundState: 0,
      headImg: '',
    })
    expect((await info(ada, bob)).background).toBe('')
    await decideAll('approved')
    expect(await info(ada, bob)).toMatchObject({ background, headImg: '' })
    expect((await ada.ask(accountCalls.updateInfo, { background: '' })).data).toMatchObject({ background: '' })
    expect(server.media.ids()).toEqual([])
  })

  it('is not the same upload as the portrait', async () => {
    const address = await uploadImage(ada)
    const said = await ada.ask(accountCalls.updateInfo, { headImg: address, background: address })
    expect(said.code).toBe(10025)
    expect(await info(ada)).toMatchObject({ headImg: '', background: '' })
  })
})

describe('addresses of pictures', () => {
  it('carry the base path wherever people are told of each other', async () => {
    await makeFriends(ada, bob)
    const address = await saved()
    await decideAll('approved')
    expect(address).toMatch(/^\/live\/account\/v1\/media\//)
    const ask = { page_num: 1, page_size: 20 }
    await ada.ask(chatCalls.sendMsg, {
      accept_u_id: bob.userId,
      send_u_id: ada.userId,
      msg_type: 1,
      msg: 'hi',
      messageUuid: crypto.randomUUID(),
    })
    expect((await bob.ask(friendsCalls.list, ask)).data.list[0]?.headImg).toBe(address)
    expect((await bob.ask(chatCalls.recentUsers, ask)).data.list[0]?.headImg).toBe(address)
    const snapshot = (await bob.ask(chatCalls.snapshot, { page: 1 })).data
    expect([snapshot.relations[0]?.headImg, snapshot.conversations[0]?.headImg]).toEqual([address, address])
  })

  it('carry it for the demo people too, and lead to their portraits', async () => {
    const fresh = await startTestServer({ env: { BASE_PATH: '/live' } })
    await fresh.parts.store.work((own) => seedDemoPeople(own, fresh.clock.now()))
    const face = (await (await fresh.visitor()).ask(listsCalls.guests, {})).data.list[0]
    const shown = await fetch(new URL(face?.headImg ?? '', fresh.url))
    await fresh.close()
    expect(face?.headImg).toBe(`/live/demo/portraits/${face?.id}.svg`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  })
})

describe('where the deployment has no review', () => {
  it('pictures are seen at once, and each replaces the one before', async () => {
    const open = await startAnother({ settings: { pictures: { review: 0 } } })
    const [eve, dan] = [await open.signInAgain(ada.userId), await open.signInAgain(bob.userId)]
    const first = await uploadImage(eve)
    expect((await save(first, eve)).data).toMatchObject({ headImg: first })
    expect(await portrait(eve, dan)).toBe(first)
    const second = await uploadImage(eve)
    await save(second, eve)
    expect(await portrait(eve, dan)).toBe(second)
    expect((await uploadPhoto(eve)).data).not.toHaveProperty('state')
    expect(open.media.ids()).toHaveLength(2)
    await open.close()
  })
})

describe('an account that goes', () => {
  it('takes all its pictures along, rows and files [PLUS-14]', async () => {
    await saved()
    await decideAll('approved')
    await saved()
    await uploadPhoto(ada)
    await uploadImage(ada)
    await uploadPhoto(bob)
    await work(async (own) => E.right(await forgetPictures(own, server.media, ada.userId)))
    await expect.poll(() => server.media.ids()).toHaveLength(1)
    expect(await info(ada)).toMatchObject({ headImg: '' })
  })
})
