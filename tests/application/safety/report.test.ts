import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makeSafety } from '../../../src/application/safety/safety'
import { userId } from '../../builders/ids'
import { makeAppealGatewayFake } from '../../fakes/appeal-gateway.fake'
import { makeReportGatewayFake } from '../../fakes/report-gateway.fake'

describe('a report', () => {
  it('names the person and the cause [FRND-34]', async () => {
    const reports = makeReportGatewayFake()
    const { report } = makeSafety({
      gateway: makeAppealGatewayFake(),
      reports,
      scene: { witness: () => () => undefined },
    })
    expect(await report(userId(7), 'harassment')()).toEqual(E.right(undefined))
    expect(reports.reports).toEqual([{ person: 7, cause: 'harassment' }])
  })
})
