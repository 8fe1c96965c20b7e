import { expect, it } from 'vitest'
import { allCalls } from '../../../src/infrastructure/gateway/contract/all-calls'
import { startTestServer } from '../test-server'

/** Rows of the wire that wait for their feature; it only ever gets shorter. */
const waiting = ''

const inRanges = (rows: readonly number[]): string => {
  const sorted = [...new Set(rows)].toSorted((a, b) => a - b)
  const starts = sorted.filter((row) => !sorted.includes(row - 1))
  const ends = sorted.filter((row) => !sorted.includes(row + 1))
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start}..${ends[at]}`)).join(' ')
}

it('answers 501 to each call whose feature is not built, and to no other', async () => {
  const gateway = await startTestServer()
  const ann = await gateway.signedIn()
  const rows: number[] = []
  for (const call of allCalls.filter(({ row }) => row !== 162)) {
    const { status } = await ann.ask(call, {} as never, { raw: {} })
    if (status === 501) rows.push(call.row)
  }
  await gateway.close()
  expect(inRanges(rows)).toBe(waiting)
})
