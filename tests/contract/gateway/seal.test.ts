import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from '../../../src/infrastructure/gateway/bytes'
import { envelopeContext } from '../../../src/infrastructure/gateway/contract/canonical'
import { makeSealKey, openText, sealText } from '../../../src/infrastructure/gateway/seal'
import { makeStamp } from '../../../src/infrastructure/gateway/sign'

const unopened = E.left({ _tag: 'Unopened' })
const context = fc.string({ maxLength: 80 })
const text = fc.string({ maxLength: 300, unit: 'grapheme' })

describe('sealing', () => {
  it('opens what it sealed, and seals the same text differently each time [GATE-9]', async () => {
    const key = await makeSealKey()
    await fc.assert(
      fc.asyncProperty(context, text, async (where, content) => {
        const [one, two] = [await sealText(key, where, content), await sealText(key, where, content)]
        expect(one).not.toBe(two)
        expect(await openText(key, where, one)()).toEqual(E.right(content))
      }),
      { numRuns: 60 },
    )
  })

  it('does not open when any one bit was flipped [GATE-12]', async () => {
    const key = await makeSealKey()
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), async (content, position) => {
        const bytes = fromBase64(await sealText(key, 'call', content))
        const bit = position % (bytes.length * 8)
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(await openText(key, 'call', toBase64(bytes))()).toEqual(unopened)
      }),
      { numRuns: 100 },
    )
  })

  it('does not open in another call, direction, moment, nor with another key [GATE-9]', async () => {
    const [key, other] = [await makeSealKey(), await makeSealKey()]
    const stamp = makeStamp(1_000)
    const here = envelopeContext('request', 'POST', '/a', stamp)
    const data = await sealText(key, here, 'hello')
    const elsewhere = [
      envelopeContext('reply', 'POST', '/a', stamp),
      envelopeContext('request', 'PUT', '/a', stamp),
      envelopeContext('request', 'POST', '/b', stamp),
      envelopeContext('request', 'POST', '/a', { ...stamp, timestamp: '1001' }),
      envelopeContext('request', 'POST', '/a', { ...stamp, nonce: '0'.repeat(32) }),
    ]
    for (const where of elsewhere) expect(await openText(key, where, data)()).toEqual(unopened)
    expect(await openText(other, here, data)()).toEqual(unopened)
  })

  it.each(['', 'not base64 at all!', 'AAAA', toBase64(new Uint8Array(28))])(
    'takes %j for invalid [GATE-12]',
    async (data) => {
      expect(await openText(await makeSealKey(), 'call', data)()).toEqual(unopened)
    },
  )
})
