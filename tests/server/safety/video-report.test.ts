import { describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { reportsCalls } from '../../../src/infrastructure/gateway/contract/reports.calls'
import type { Asker } from '../asker'
import { ada, bob, server, setTheStage, talk } from '../calls/stage'
import { report, shot } from './evidence-stage'

setTheStage()

const upload = async (by: Asker) => (await by.ask(reportsCalls.reportImage, {}, { file: await shot() })).data.image
const video = (by: Asker, about: number, report_img: string, more = {}) =>
  by.ask(reportsCalls.reportVideo, {
    report_img,
    sex: 1,
    report_cause: 6,
    reported_u_id: about,
    report_location: 15,
    ...more,
  })
const sealed = () => server.parts.store.read((db) => db.selectFrom('snapshots').selectAll().execute())
const uploads = () => server.parts.store.read((db) => db.selectFrom('media').select('id').execute())

describe('a video report', () => {
  it('gives the picture of the moment to the report that waits; from then on only operators see it [SAFE-9] [CALL-50]', async () => {
    const roomNum = await talk(ada, bob)
    const first = await report(ada, bob.userId)
    const image = await upload(ada)
    const said = await video(ada, bob.userId, image)
    expect(said.data).toEqual(first.data)
    expect(await sealed()).toMatchObject([{ room_num: roomNum, user_id: bob.userId, sender_id: ada.userId }])
    expect(await uploads()).toEqual([])
    const id = image.replace(/^.*media\//, '')
    expect((await ada.ask(accountCalls.media, { id })).status).not.toBe(200)
  })

  it('takes an own upload only, once, and keeps nothing of one that is refused', async () => {
    await talk(ada, bob)
    const [own, foreign] = [await upload(ada), await upload(bob)]
    expect((await video(ada, bob.userId, foreign)).code).toBe(40001)
    expect((await video(ada, bob.userId, 'https://elsewhere.example/a.png')).code).toBe(40001)
    expect((await video(ada, ada.userId, own)).code).toBe(403)
    expect((await video(ada, 999_999, own)).code).toBe(403)
    expect((await video(ada, bob.userId, own, { report_cause: 4 })).code).toBe(400)
    expect((await video(ada, bob.userId, own, { report_location: 14 })).code).toBe(400)
    expect(await sealed()).toEqual([])
    expect((await video(ada, bob.userId, own)).code).toBe(200)
    expect((await video(ada, bob.userId, own)).code).toBe(40001)
    expect(await sealed()).toHaveLength(1)
  })

  it('is a report also without a picture, and keeps none of people who had no call', async () => {
    expect((await video(ada, bob.userId, '')).data.report_id).toMatch(/^\S+$/)
    expect((await video(ada, bob.userId, await upload(ada))).code).toBe(200)
    expect([await sealed(), await uploads()]).toEqual([[], []])
  })
})
