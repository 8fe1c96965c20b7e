import { expect, it } from 'vitest'
import { newReport } from '../../../src/domain/safety/report-flow'
import { makeStage } from '../../fakes/world/stage'

it('a report that was begun is unknown to the page after the sign-out', async () => {
  const { clock, player } = makeStage()
  const [ada, bo] = [await player('Ada'), await player('Bo')]
  const { report } = await ada.tab.core.feature('safety')
  report.begin(bo.id)
  await report.file('other')()
  report.word('He follows me')
  expect(report.view.flow).toMatchObject({ step: 'reason', words: 'He follows me' })
  await ada.tab.core.account.signOut()
  await clock.settle()
  expect(report.view).toMatchObject({ person: null, flow: newReport })
})
