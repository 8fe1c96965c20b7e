import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import * as TO from 'fp-ts/TaskOption'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { ReportGateway } from '../../../src/application/safety/report-gateway.port'
import { makeSafety } from '../../../src/application/safety/safety'
import { userId } from '../../builders/ids'
import { makeAppealGatewayFake } from '../../fakes/appeal-gateway.fake'
import { pictureFile } from '../../fakes/picture-preparer.fake'
import { makeReportGatewayFake, type ReportGatewayFake } from '../../fakes/report-gateway.fake'

const bob = userId(7)
const scene = { meets: () => false, witness: () => ({ met: false, moment: TO.none, leave: () => undefined }) }
const offline: GatewayError = { _tag: 'Unreachable', timedOut: false }
const refused = (code: number): GatewayError => ({ _tag: 'Refusal', code, message: '', data: null })

let reports: ReportGatewayFake
const reporting = (over: Partial<ReportGateway> = {}) =>
  makeSafety({ gateway: makeAppealGatewayFake(), reports: { ...reports, ...over }, scene }).report

beforeEach(() => {
  reports = makeReportGatewayFake('me@mail.example')
})

describe('a step that does not come through', () => {
  it.each([
    [offline, 'NotReported'],
    [refused(403), 'NotReported'],
    [{ _tag: 'HttpFailed', status: 429, retryAfter: 60 } as const, 'TooOften'],
  ])('leaves the first one where it is: %j', async (error, _tag) => {
    const report = reporting({ report: () => TE.left(error as GatewayError) })
    report.begin(bob)
    expect(await report.file('adult')()).toBe('not')
    expect(report.view).toMatchObject({ busy: false, problem: { _tag }, flow: { step: 'cause' } })
  })

  it('leaves the report that stands, and is tried again', async () => {
    let broken = true
    const report = reporting({
      follow: (id, details) => (broken ? TE.left(offline) : reports.follow(id, details)),
    })
    report.begin(bob)
    await report.file('adult')()
    await report.reason(210)()
    expect(report.view).toMatchObject({ problem: { _tag: 'NotAdded' }, flow: { step: 'reason', reportId: 'r0' } })
    broken = false
    await report.reason(210)()
    expect(report.view).toMatchObject({ problem: null, flow: { step: 'details' } })
  })

  it('says when the report has been decided, and begins anew then', async () => {
    const report = reporting({ follow: () => TE.left(refused(403)) })
    report.begin(bob)
    await report.file('adult')()
    await report.reason(210)()
    expect(report.view.problem).toEqual({ _tag: 'Decided' })
    report.begin(bob)
    expect(report.view.flow.reportId).toBeNull()
  })

  it('is an address that is none: nothing is sent [SAFE-4]', async () => {
    const report = reporting()
    report.begin(bob)
    await report.file('adult')()
    await report.reason(210)()
    report.address('me@')
    await report.submit()
    expect(report.view.problem).toEqual({ _tag: 'BadEmail' })
    expect(reports.followed).toEqual([{ reason: 210 }])
  })
})

describe('the picture of a report', () => {
  const begun = async (over: Partial<ReportGateway> = {}) => {
    const report = reporting(over)
    report.begin(bob)
    await report.file('adult')()
    return report
  }

  it('is added to the report that stands [SAFE-3]', async () => {
    const report = await begun()
    await report.choosePicture(pictureFile())()
    expect([reports.asked.at(-1), report.view.picture]).toEqual(['picture r0', { _tag: 'Kept' }])
  })

  it('that is none, or does not arrive, says so', async () => {
    const report = await begun({
      addPicture: () => ({ cancel: () => undefined, done: async () => E.left(offline) }),
    })
    await report.choosePicture(pictureFile('a.txt', 10, 'text/plain'))()
    expect(report.view.picture).toEqual({ _tag: 'Failed', problem: { _tag: 'PictureUnsupported' } })
    await report.choosePicture(pictureFile())()
    expect(report.view.picture).toEqual({ _tag: 'Failed', problem: offline })
  })
})
