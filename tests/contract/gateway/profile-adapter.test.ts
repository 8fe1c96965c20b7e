import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeProfileGateway } from '../../../src/infrastructure/gateway/profile-gateway.adapter'
import { userId } from '../../builders/ids'
import { pictureFile } from '../../fakes/picture-preparer.fake'
import { clientOf } from './client'
import { openStand, type Stand } from './stand'

const info = {
  id: 7,
  userName: 'Ada',
  headImg: '/a.png',
  gender: 2,
  birthday: '1990-01-31',
  countryId: 276,
  countryCode: 'DE',
  city: '',
  languages: ['de'],
  interestLabels: [1],
  introduce: '',
  background: '',
  goddess: 0,
  demo: 0,
  goldNum: 120,
  payStatus: 0,
}

describe('profiles over the wire', () => {
  let stand: Stand
  beforeEach(async () => {
    stand = await openStand()
  })
  afterEach(() => stand.close())

  const profile = () => makeProfileGateway(clientOf(stand).gateway)

  it('send changed fields alone, by their names of the wire [PROF-13] [PROF-14]', async () => {
    stand.answer = () => ({ data: { ...info, headImgState: 0, birthdayLocked: 1 } })
    const updated = await profile().update({ name: 'Ada', interests: [1], languages: ['de'], introduce: 'Hi' })()
    expect(updated).toMatchObject(
      E.right({ birthdayLocked: true, reviews: { headImg: 'reviewing', background: 'approved' } }),
    )
    const [heard] = stand.heard
    expect(heard?.params).toMatchObject({ userName: 'Ada', interestLabels: [1], languages: ['de'], introduce: 'Hi' })
    for (const name of ['headImg', 'birthday', 'background', 'gender']) expect(heard?.params).not.toHaveProperty(name)
  })

  it('bring videos as the domain has them [PROF-9]', async () => {
    stand.answer = () => ({
      data: {
        list: [
          { id: 1, video_url: '/v/1', pic: '/p/1' },
          { id: 2, video_url: '/v/2' },
        ],
      },
    })
    expect(await profile().videosOf(userId(9))()).toEqual(
      E.right([
        { id: 1, address: '/v/1', poster: '/p/1' },
        { id: 2, address: '/v/2', poster: '' },
      ]),
    )
  })

  it('bring photos with how they stand [PROF-21] [PROF-24]', async () => {
    const photo = { pic: '/p', orderNum: 4 }
    stand.answer = () => ({
      data: {
        list: [
          { id: 1, ...photo, state: 0 },
          { id: 2, ...photo, state: 2 },
          { id: 3, ...photo },
        ],
      },
    })
    expect(await profile().photos(userId(7))()).toMatchObject(
      E.right([{ state: 'reviewing', order: 4 }, { state: 'refused' }, { state: 'approved' }]),
    )
  })

  it('tell the progress of a file in whole percents', async () => {
    stand.answer = () => ({ data: { headImg: '/a' } })
    const progress: number[] = []
    const file = new File(['picture'], 'a.jpg', { type: 'image/jpeg' })
    expect(
      await profile()
        .uploadPicture(file, (percent) => void progress.push(percent))
        .done(),
    ).toEqual(E.right('/a'))
    expect(progress).toEqual([50, 100])
  })

  it('send nothing that is no file of this device', async () => {
    const sent = await profile()
      .uploadPhoto(pictureFile(), () => undefined)
      .done()
    expect(sent).toMatchObject(E.left({ _tag: 'BadReply' }))
    expect(stand.heard).toEqual([])
  })
})
