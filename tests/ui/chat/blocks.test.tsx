import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MessageUuid } from '../../../src/domain/kernel/ids'
import { inBlocks, useNumbering } from '../../../src/ui/chat/blocks'

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ uuid: `message ${from + at}` as MessageUuid }))

const numbered = (first: ReturnType<typeof messages>) =>
  renderHook(({ rows }) => useNumbering(rows), { initialProps: { rows: first } })

describe('blocks of rows', () => {
  it('cover all rows once, in order', () => {
    const blocks = inBlocks(-37, 5, 90)
    const rows = blocks.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    expect(rows).toEqual(Array.from({ length: 86 }, (_, at) => at + 5))
    expect(new Set(blocks.map(({ number }) => number)).size).toBe(blocks.length)
    expect(inBlocks(0, 0, -1)).toEqual([])
  })

  it('keep their rows when others come in front of them or behind', () => {
    const { result, rerender } = numbered(messages(100, 200))
    const blockOf = (uuid: string, rows: ReturnType<typeof messages>) => {
      const index = rows.findIndex((row) => row.uuid === uuid)
      return inBlocks(result.current, 0, rows.length - 1).find(({ first, last }) => first <= index && index <= last)
        ?.number
    }
    const before = blockOf('message 130', messages(100, 200))
    for (const rows of [messages(100, 203), messages(7, 203), messages(7, 240)]) {
      rerender({ rows })
      expect(blockOf('message 130', rows)).toBe(before)
    }
  })

  it('go on when the first message has been deleted', () => {
    const { result, rerender } = numbered(messages(1, 50))
    rerender({ rows: messages(2, 50) })
    expect(inBlocks(result.current, 0, 48).at(-1)?.last).toBe(48)
  })
})
