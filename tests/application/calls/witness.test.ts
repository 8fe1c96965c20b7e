import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import { makeSafety } from '../../../src/application/safety/safety'
import { ann, me } from '../../domain/calls/samples'
import { makeAppealGatewayFake } from '../../fakes/appeal-gateway.fake'
import { makeReportGatewayFake } from '../../fakes/report-gateway.fake'
import { makeSnapshotGatewayFake, type SnapshotGatewayFake } from '../../fakes/snapshot-gateway.fake'
import { makeCallsWorld, makePair, type Pair } from './calls-world'

let pair: Pair
let snapshots: SnapshotGatewayFake

beforeEach(() => {
  snapshots = makeSnapshotGatewayFake()
  pair = makePair({ snapshots })
})

describe('a report in a call', () => {
  const failed: GatewayError = { _tag: 'Unreachable', timedOut: false }
  const safetyOf = (reports = makeReportGatewayFake()) => ({
    reports,
    ...makeSafety({ gateway: makeAppealGatewayFake(), reports, scene: pair.caller.inbox }),
  })

  it('ends it after the report was taken, and sends what was seen of the other at that moment after it [CALL-50] [SAFE-9]', async () => {
    const { caller, clock } = pair
    await pair.talk()
    const order: string[] = []
    const reports = makeReportGatewayFake()
    const { report } = makeSafety({
      gateway: makeAppealGatewayFake(),
      reports: {
        ...reports,
        report: (person, cause) => async () => {
          order.push(`report while ${caller.view.call._tag}`)
          return reports.report(person, cause)()
        },
      },
      scene: caller.inbox,
    })
    report.begin(ann)
    expect(await report.file('harassment')()).toBe('inCall')
    await clock.settle()
    expect(order).toEqual(['report while Live'])
    expect(caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUp' })
    expect([reports.asked, snapshots.sent]).toEqual([['report', 'video'], []])
    expect(reports.moments.map(({ jpeg }) => new TextDecoder().decode(jpeg))).toEqual(['remote'])
  })

  it('that was not taken leaves the call as it is, and sends no picture [CALL-50]', async () => {
    await pair.talk()
    const reports = makeReportGatewayFake()
    const { report } = makeSafety({
      gateway: makeAppealGatewayFake(),
      reports: { ...reports, report: () => async () => E.left(failed) },
      scene: pair.caller.inbox,
    })
    report.begin(ann)
    expect(await report.file('harassment')()).toBe('not')
    expect([pair.caller.view.call._tag, reports.asked]).toEqual(['Live', []])
  })

  it('about somebody else leaves it, and so does one while it rings', async () => {
    const { caller, clock } = pair
    await caller.place()
    const { report, reports } = safetyOf()
    report.begin(ann)
    await report.file('other')()
    expect(caller.view.call._tag).toBe('Ringing')
    await pair.callee.answer()
    await clock.settle()
    report.begin(me)
    await report.file('other')()
    expect([caller.view.call._tag, reports.reports.length, reports.moments]).toEqual(['Live', 2, []])
  })

  it('ends a second call as it ended the first, whose report was left unfinished [CALL-50]', async () => {
    const { caller, clock } = pair
    const { report, reports } = safetyOf()
    for (const _ of [1, 2]) {
      await pair.talk()
      expect([caller.inbox.meets(ann), caller.inbox.meets(me)]).toEqual([true, false])
      report.begin(ann)
      expect(await report.file('harassment')()).toBe('inCall')
      await clock.settle()
      expect([caller.view.call._tag, caller.inbox.meets(ann)]).toEqual(['Ended', false])
    }
    expect(reports.asked).toEqual(['report', 'video', 'report', 'video'])
  })

  it('from another tab ends it as well, with a picture of the other side; one about somebody else does not [CALL-50, PLUS-20]', async () => {
    const world = makeCallsWorld()
    const other = world.browserOf(ann).tab()
    other.inbox.lead()
    const browser = world.browserOf(me)
    const [front, back] = [browser.tab({ snapshots }), browser.tab({ snapshots })]
    front.inbox.lead()
    await front.begin()
    await back.begin()
    await front.place()
    await other.answer()
    await world.clock.settle()
    back.inbox.witness(me).leave()
    await world.clock.settle()
    expect([front.view.call._tag, snapshots.sent]).toEqual(['Live', []])
    back.inbox.witness(ann).leave()
    await world.clock.settle()
    expect(front.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUp' })
    expect(snapshots.sent).toMatchObject([{ shows: 'peer', peer: ann }])
  })

  it('whose call has ended meanwhile does not touch the next one [CALL-50]', async () => {
    await pair.talk()
    const { leave } = pair.caller.inbox.witness(ann)
    await pair.caller.hangUp()
    await pair.talk()
    leave()
    await pair.clock.settle()
    expect(pair.caller.view.call._tag).toBe('Live')
    expect(O.isSome(pair.caller.view.remote)).toBe(true)
  })
})
