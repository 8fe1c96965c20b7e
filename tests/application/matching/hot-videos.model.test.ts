import { autorun } from 'mobx'
import { beforeEach, expect, it } from 'vitest'
import { HotVideosModel } from '../../../src/application/matching/hot-videos.model'
import { acquaintance } from '../../builders/acquaintance'

const videos = (...ids: readonly number[]) =>
  ids.map((id) => ({ id: String(id), address: `/v/${id}`, host: acquaintance(id) }))

let model: HotVideosModel

beforeEach(() => {
  model = new HotVideosModel(() => false)
  model.setList({ items: videos(1, 2), listing: 'loaded', more: true, page: 1 })
})

it('a video that was seen and has gone by stands still while a page is asked for, and when it comes [MTCH-8]', () => {
  model.look(0)
  model.passBy()
  model.setList({ ...model.list, listing: 'loading' })
  expect([model.role(0), model.covered]).toEqual(['seen', true])
  model.setList({ items: videos(9, 1, 2), listing: 'loaded', more: false, page: 2 })
  expect([model.role(1), model.covered]).toEqual(['seen', true])
  model.look(2)
  expect(model.covered).toBe(false)
})

it('a page that is only on its way, or fails, is no change of the videos [MTCH-5]', () => {
  let told = 0
  const stop = autorun(() => (told += model.videos.length))
  model.setList({ ...model.list, listing: 'loading' })
  model.setList({ ...model.list, listing: 'failed' })
  expect([told, model.listing]).toEqual([2, 'failed'])
  stop()
})
