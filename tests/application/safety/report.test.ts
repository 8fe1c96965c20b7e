import * as E from 'fp-ts/Either'
import * as TO from 'fp-ts/TaskOption'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { ReportGateway } from '../../../src/application/safety/report-gateway.port'
import type { ReportScene } from '../../../src/application/safety/report-scene.port'
import { makeSafety } from '../../../src/application/safety/safety'
import type { ReportFeature } from '../../../src/application/safety/safety.feature'
import { newReport } from '../../../src/domain/safety/report-flow'
import { userId } from '../../builders/ids'
import { makeAppealGatewayFake } from '../../fakes/appeal-gateway.fake'
import { pictureFile } from '../../fakes/picture-preparer.fake'
import { makeReportGatewayFake, type ReportGatewayFake } from '../../fakes/report-gateway.fake'

const bob = userId(7)
const nowhere: ReportScene = {
  meets: () => false,
  witness: () => ({ met: false, moment: TO.none, leave: () => undefined }),
}

let reports: ReportGatewayFake
const safety = (over: Partial<ReportGateway> = {}, scene = nowhere) =>
  makeSafety({ gateway: makeAppealGatewayFake(), reports: { ...reports, ...over }, scene })
const reporting = (over: Partial<ReportGateway> = {}, scene = nowhere): ReportFeature => safety(over, scene).report

beforeEach(() => {
  reports = makeReportGatewayFake('me@mail.example')
})

describe('a report', () => {
  it('names person and category first; reason, words and address follow in their order [FRND-34] [SAFE-2] [SAFE-3] [SAFE-9]', async () => {
    const report = reporting()
    report.begin(bob)
    expect(await report.file('harassment')()).toBe('here')
    expect(reports.reports).toEqual([{ person: 7, cause: 'harassment' }])
    await report.reason(620)()
    report.word('every day')
    report.press(true)
    await report.submit()
    expect(reports.asked).toEqual(['report', 'follow r0', 'follow r0', 'upgrade r0'])
    expect(reports.followed).toEqual([{ reason: 620 }, { words: 'every day', email: 'me@mail.example' }])
    expect(report.view.flow.step).toBe('done')
  })

  it('offers the address of the account, and never over one that was typed', async () => {
    const report = reporting()
    report.begin(bob)
    report.address('mine@mail.example')
    await report.file('adult')()
    await report.reason(210)()
    expect(report.view.flow.email).toBe('mine@mail.example')
  })

  it('may do without all details [SAFE-4]', async () => {
    reports = makeReportGatewayFake()
    const report = reporting()
    report.begin(bob)
    await report.file('other')()
    await report.reason(null)()
    await report.submit()
    expect(reports.followed).toEqual([{ words: '', email: '' }])
    expect(report.view.flow.step).toBe('done')
  })

  it('says words in place of a reason where there is none to choose [SAFE-2]', async () => {
    const report = reporting()
    report.begin(bob)
    await report.file('other')()
    report.word('he is a bot')
    await report.reason(null)()
    expect(reports.followed).toEqual([{ words: 'he is a bot' }])
  })

  it('is moved to another category by whoever goes back, and never doubled [SAFE-9]', async () => {
    const report = reporting()
    report.begin(bob)
    await report.file('harassment')()
    report.back()
    await report.file('adult')()
    report.back()
    await report.file('adult')()
    expect(reports.asked).toEqual(['report', 'follow r0'])
    expect(reports.followed).toEqual([{ reason: 2 }])
  })

  it('is made once by two presses, and goes on where it was left', async () => {
    const report = reporting()
    report.begin(bob)
    const [first, second] = [report.file('harassment')(), report.file('harassment')()]
    expect([await first, await second]).toEqual(['here', 'not'])
    report.begin(bob)
    expect(report.view.flow).toMatchObject({ step: 'reason', reportId: 'r0' })
    await Promise.all([report.reason(620)(), report.reason(620)()])
    await Promise.all([report.submit(), report.submit()])
    expect(reports.asked).toEqual(['report', 'follow r0', 'follow r0'])
    report.begin(bob)
    expect(report.view.flow).toMatchObject({ step: 'cause', reportId: null })
  })

  it('about somebody else begins anew, and an answer that comes late is not theirs', async () => {
    const report = reporting()
    report.begin(bob)
    const late = report.file('harassment')()
    report.begin(userId(8))
    expect(await late).toBe('not')
    expect(report.view).toMatchObject({ person: 8, busy: false, flow: { step: 'cause', reportId: null } })
  })
})

describe('a report of somebody who has left', () => {
  it('is unknown to whoever signs in next on the page: its words, its address and what it was about', async () => {
    const { forget, report } = safety()
    report.begin(bob)
    await report.file('adult')()
    await report.reason(210)()
    report.word('every day')
    await report.choosePicture(pictureFile())()
    forget()
    expect(report.view).toMatchObject({ person: null, flow: newReport, picture: { _tag: 'None' } })
    report.begin(bob)
    expect(report.view).toMatchObject({ flow: newReport, picture: { _tag: 'None' } })
  })

  it('is not gone on with by an answer that comes late, though the next one reports the same person', async () => {
    const { forget, report } = safety()
    report.begin(bob)
    const late = report.file('adult')()
    forget()
    report.begin(bob)
    expect(await late).toBe('not')
    expect(report.view).toMatchObject({ busy: false, flow: newReport })
  })

  it('leaves its address to nobody, though that comes late', async () => {
    const address = Promise.withResolvers<E.Either<GatewayError, string>>()
    const answers = [address.promise, Promise.resolve(E.right(''))]
    const { forget, report } = safety({ email: () => answers.shift() ?? address.promise })
    report.begin(bob)
    await report.file('adult')()
    const late = report.reason(210)()
    await vi.waitFor(() => expect(report.view.flow.step).toBe('details'))
    forget()
    report.begin(bob)
    await report.file('adult')()
    await report.reason(210)()
    address.resolve(E.right('a@mail.example'))
    await late
    expect(report.view.flow).toMatchObject({ step: 'details', email: '' })
  })
})

describe('a report from a talk', () => {
  /** Bob is talked with for as long as nobody has left. */
  const talk = () => {
    const jpeg = new Uint8Array(1)
    const scene = {
      on: true,
      meets: (person: number) => scene.on && person === bob,
      witness: () => ({
        met: scene.on,
        moment: TO.some({ gender: 'female' as const, jpeg }),
        leave: () => void (scene.on = false),
      }),
    }
    return scene
  }

  it('is a new one in a second talk, which it ends too, whatever was left unfinished of the first [CALL-50] [SAFE-9]', async () => {
    const scene = talk()
    const report = reporting({}, scene)
    report.begin(bob)
    expect(await report.file('harassment')()).toBe('inCall')
    report.begin(bob)
    expect(report.view.flow).toMatchObject({ step: 'reason', reportId: 'r0' })
    scene.on = true
    report.begin(bob)
    expect(report.view.flow).toMatchObject({ step: 'cause', reportId: null })
    expect(await report.file('harassment')()).toBe('inCall')
    expect(scene.on).toBe(false)
    await vi.waitFor(() => expect(reports.asked.toSorted()).toEqual(['report', 'report', 'video', 'video']))
  })

  it('stays open to its answer when the dialog is drawn anew meanwhile', async () => {
    const scene = talk()
    const report = reporting({}, scene)
    report.begin(bob)
    const filed = report.file('harassment')()
    report.begin(bob)
    expect([await report.file('harassment')(), await filed, scene.on]).toEqual(['not', 'inCall', false])
  })

  it('ends it once it is stored, also when another one was begun meanwhile [CALL-50]', async () => {
    const scene = talk()
    const report = reporting({}, scene)
    report.begin(bob)
    const late = report.file('harassment')()
    report.begin(userId(8))
    expect(await late).toBe('not')
    expect(scene.on).toBe(false)
    await vi.waitFor(() => expect(reports.asked).toEqual(['report', 'video']))
  })
})
