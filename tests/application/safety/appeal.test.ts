import * as E from 'fp-ts/Either'
import * as TO from 'fp-ts/TaskOption'
import { describe, expect, it } from 'vitest'
import type { ReportScene } from '../../../src/application/safety/report-scene.port'
import { makeSafety } from '../../../src/application/safety/safety'
import { makeAppealGatewayFake } from '../../fakes/appeal-gateway.fake'
import { makeReportGatewayFake } from '../../fakes/report-gateway.fake'

const scene: ReportScene = {
  meets: () => false,
  witness: () => ({ met: false, moment: TO.none, leave: () => undefined }),
}

describe('an appeal', () => {
  it('is sent trimmed with the token of the ban, and then waits [PLUS-13]', async () => {
    const gateway = makeAppealGatewayFake()
    expect(
      await makeSafety({ gateway, reports: makeReportGatewayFake(), scene }).appeal('  It was not me  ', 't1')(),
    ).toEqual(E.right('open'))
    expect(gateway.appeals).toEqual([{ text: 'It was not me', token: 't1' }])
  })

  it.each([
    ['   ', 'AppealEmpty'],
    ['x'.repeat(201), 'AppealTooLong'],
  ])('is refused without a call when it is empty or over 200 characters [PLUS-13]', async (typed, problem) => {
    const gateway = makeAppealGatewayFake()
    expect(await makeSafety({ gateway, reports: makeReportGatewayFake(), scene }).appeal(typed, 't1')()).toEqual(
      E.left({ _tag: problem }),
    )
    expect(gateway.appeals).toEqual([])
  })
})
