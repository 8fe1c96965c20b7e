import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { appealLength, checkAppeal, clipAppeal, mayAppeal } from '../../../src/domain/safety/appeal'

describe('the text of an appeal', () => {
  it('has at most 200 characters, each emoji one [PLUS-13]', () => {
    expect(checkAppeal('x'.repeat(200))).toEqual(E.right('x'.repeat(200)))
    expect(checkAppeal('x'.repeat(201))).toEqual(E.left({ _tag: 'AppealTooLong' }))
    expect(checkAppeal('😀'.repeat(200))).toEqual(E.right('😀'.repeat(200)))
    expect(checkAppeal('😀'.repeat(201))).toEqual(E.left({ _tag: 'AppealTooLong' }))
    expect([appealLength('a😀'), clipAppeal(`${'😀'.repeat(200)}b`)]).toEqual([2, '😀'.repeat(200)])
  })

  it('is trimmed, holds no markup, and says something [PLUS-13]', () => {
    expect(checkAppeal('  It was <script>not me ')).toEqual(E.right('It was ********not me'))
    expect(checkAppeal(' \n ')).toEqual(E.left({ _tag: 'AppealEmpty' }))
  })
})

describe('appealing', () => {
  it('goes one at a time and so many times for a sanction [PLUS-13]', () => {
    expect([
      mayAppeal([], 2),
      mayAppeal(['open'], 2),
      mayAppeal(['upheld'], 2),
      mayAppeal(['upheld', 'open'], 3),
      mayAppeal(['upheld', 'upheld'], 2),
    ]).toEqual([true, false, true, false, false])
  })
})
