import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShownMessage } from '../../../src/domain/chat/delivery'
import { uuid } from '../../domain/chat/samples'

const message = (number: number, changes: Partial<ShownMessage> = {}): ShownMessage => ({
  uuid: uuid(number),
  mine: true,
  kind: 'txt',
  text: 'Hello',
  at: number,
  delivery: { _tag: 'Sent' },
  separated: false,
  ...changes,
})

const fresh = () => import('../../../src/ui/chat/row-heights')

describe('the height of a row of the chat [CHAT-53]', () => {
  beforeEach(() => vi.resetModules())

  it('is guessed by its lines, its picture and the turn of who speaks', async () => {
    const { rowHeight } = await fresh()
    const long = message(2, { text: 'x'.repeat(40) })
    const turn = message(3, { mine: false })
    const picture = message(4, { kind: 'img', mine: false, picture: { url: '/p', width: 120, height: 100 } })
    const heights = [message(1), long, turn, picture].map((_, index, all) => rowHeight(all, index))
    expect(heights).toEqual([45, 68, 54, 22 + 100])
  })

  it('is no turn where a time stands between', async () => {
    const { rowHeight } = await fresh()
    expect(rowHeight([message(1), message(2, { mine: false, separated: true })], 1)).toBe(45)
  })

  it('is as it was measured when the conversation was open before', async () => {
    const { keepHeight, rowHeight } = await fresh()
    expect(keepHeight(message(1), 79)).toBe(79)
    expect(rowHeight([message(1), message(2)], 0)).toBe(79)
    expect(rowHeight([message(1), message(2)], 1)).toBe(45)
  })

  it('says where the end of the list is, which never lies above its start', async () => {
    const { endOf } = await fresh()
    const many = Array.from({ length: 100 }, (_, number) => message(number + 1))
    expect(endOf(many)).toBe(100 * 45 + 16 - window.innerHeight * 0.8)
    expect(endOf([message(1)])).toBe(0)
  })
})
