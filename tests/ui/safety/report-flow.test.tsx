import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import * as TO from 'fp-ts/TaskOption'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import type { ReportGateway } from '../../../src/application/safety/report-gateway.port'
import { makeSafety } from '../../../src/application/safety/safety'
import type { UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/safety/report.layer'
import { reporting } from '../../../src/ui/shell/reporting.store'
import { makeAppealGatewayFake } from '../../fakes/appeal-gateway.fake'
import { makeReportGatewayFake, type ReportGatewayFake } from '../../fakes/report-gateway.fake'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount } from '../shell/literal-core'
import { aFriends, anAcquaintance } from '../shell/literal-features'

const id = 42 as UserId
let reports: ReportGatewayFake
let block: ReturnType<typeof vi.fn<FriendsFeature['block']>>

/** How long a step that has just come takes no press, in milliseconds, and more. */
const CALM_MS = 600

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  reports = makeReportGatewayFake('me@mail.example')
  block = vi.fn<FriendsFeature['block']>(() => async () => E.right(undefined))
})
afterEach(() => act(() => reporting.set(null)))

const open = async ({ met = false, blocked = false, over = {} as Partial<ReportGateway> } = {}) => {
  let talking = met
  const { report, appeal } = makeSafety({
    gateway: makeAppealGatewayFake(),
    reports: { ...reports, ...over },
    scene: {
      meets: () => talking,
      witness: () => ({ met: talking, moment: TO.none, leave: () => void (talking = false) }),
    },
  })
  const friends = aFriends([anAcquaintance(id, { name: 'Lina', blocked })], {}, { block })
  await drawView(aCore(anAccount(), { safety: { report, appeal }, friends }), <Layer />)
  await act(async () => reporting.set({ person: id, name: 'Lina', overAll: false }))
  return within(await screen.findByRole('dialog', { name: 'Report Lina' }))
}
type Opened = Awaited<ReturnType<typeof open>>

const calm = () => act(() => void vi.advanceTimersByTime(CALM_MS))

/** By somebody who has read the step before. */
const press = async (dialog: Opened, name: string) => {
  const button = await dialog.findByRole('button', { name })
  calm()
  await userEvent.click(button)
}
const rows = (dialog: Opened) => dialog.getAllByRole('listitem').map((row) => row.textContent)
/** A toast with a button is a dialog too. */
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report Lina' })).toBeNull())

describe('the report flow', () => {
  it('asks for category, reason and details, one after the other [SAFE-1] [SAFE-2] [SAFE-7]', async () => {
    const dialog = await open()
    expect(dialog.getByText('Step 1 of 3')).toBeVisible()
    expect(rows(dialog)).toEqual([
      'Nudity or sexual content',
      'Fraud, spam or a suspicious account',
      'Not the person in the pictures',
      'Harassment or hate',
      'Looks younger than 18',
      'Something else',
    ])
    await press(dialog, 'Harassment or hate')
    expect(await dialog.findByText('Step 2 of 3')).toBeVisible()
    expect(rows(dialog)).toHaveLength(5)
    await press(dialog, 'Threats')
    expect(await dialog.findByText('Step 3 of 3')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'What happened?' }), 'He shouts')
    await press(dialog, 'Submit')
    expect(await dialog.findByText('Thank you')).toBeVisible()
    expect(reports.followed).toEqual([{ reason: 620 }, { words: 'He shouts', email: 'me@mail.example' }])
  })

  it('takes the second tap of two for nothing: no closer reason, no sending, no block [SAFE-2] [SAFE-8]', async () => {
    const dialog = await open()
    await press(dialog, 'Harassment or hate')
    fireEvent.click(await dialog.findByRole('button', { name: 'Threats' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Skip' }))
    expect(dialog.getByText('Step 2 of 3')).toBeVisible()
    await press(dialog, 'Skip')
    fireEvent.click(await dialog.findByRole('button', { name: 'Submit' }))
    expect(dialog.getByText('Step 3 of 3')).toBeVisible()
    await press(dialog, 'Submit')
    fireEvent.click(await dialog.findByRole('button', { name: 'Done' }))
    expect([reports.followed.length, block.mock.calls.length]).toEqual([1, 0])
    await press(dialog, 'Done')
    expect(block).toHaveBeenCalledExactlyOnceWith(id)
  })

  it('reports nobody by the second tap of the press that opened it', async () => {
    const dialog = await open()
    fireEvent.click(dialog.getByRole('button', { name: 'Harassment or hate' }))
    await act(async () => void vi.advanceTimersByTime(CALM_MS))
    expect(reports.reports).toEqual([])
    expect(dialog.getByText('Step 1 of 3')).toBeVisible()
  })

  it('leads to an address that is not one: the field says it and takes the focus, each time [SAFE-4]', async () => {
    const dialog = await open()
    await press(dialog, 'Harassment or hate')
    await press(dialog, 'Skip')
    const email = await dialog.findByRole('textbox', { name: 'E-mail' })
    await userEvent.clear(email)
    await userEvent.type(email, 'me')
    for (const _ of ['once', 'again']) {
      await press(dialog, 'Submit')
      await waitFor(() => expect(email).toHaveFocus())
      expect(email).toBeInvalid()
      expect(email).toHaveAccessibleDescription('Please enter a valid email')
      expect(dialog.getAllByRole('alert')).toHaveLength(1)
    }
    await userEvent.type(email, '@mail.example')
    expect(email).toBeValid()
  })

  it('has every step read out: its question takes the focus', async () => {
    const dialog = await open()
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'What is wrong?' })).toHaveFocus())
    await press(dialog, 'Harassment or hate')
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'What describes it best?' })).toHaveFocus())
  })

  it('asks for words where there is no reason to choose, and leads back with what was typed [SAFE-2]', async () => {
    const dialog = await open()
    await press(dialog, 'Something else')
    await userEvent.type(await dialog.findByRole('textbox', { name: 'What happened?' }), 'x')
    await press(dialog, 'Next')
    expect(await dialog.findByRole('textbox', { name: 'E-mail' })).toBeVisible()
    await press(dialog, 'Back')
    expect(await dialog.findByRole('textbox', { name: 'What happened?' })).toHaveValue('x')
  })

  it('drops the 201st character of the text and the 101st of the address [SAFE-4]', async () => {
    const dialog = await open()
    await press(dialog, 'Harassment or hate')
    await press(dialog, 'Skip')
    const text = await dialog.findByRole('textbox', { name: 'What happened?' })
    await userEvent.click(text)
    await userEvent.paste('x'.repeat(201))
    expect(text).toHaveValue('x'.repeat(200))
    const email = dialog.getByRole('textbox', { name: 'E-mail' })
    await userEvent.clear(email)
    await userEvent.click(email)
    await userEvent.paste('x'.repeat(101))
    expect(email).toHaveValue('x'.repeat(100))
    await press(dialog, 'Submit')
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter a valid email')
  })

  const toTheEnd = async (dialog: Opened) => {
    await press(dialog, 'Harassment or hate')
    await press(dialog, 'Skip')
    await press(dialog, 'Submit')
    await dialog.findByText('Thank you')
  }

  it('offers to block too, preselected [SAFE-8]', async () => {
    const dialog = await open()
    await toTheEnd(dialog)
    expect(dialog.getByRole('checkbox', { name: 'Block Lina too' })).toBeChecked()
    await press(dialog, 'Done')
    expect(block).toHaveBeenCalledExactlyOnceWith(id)
    await gone()
  })

  it('blocks nobody when that is not wanted, and offers nothing about who is blocked [SAFE-8]', async () => {
    const dialog = await open()
    await toTheEnd(dialog)
    calm()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Block Lina too' }))
    await press(dialog, 'Done')
    await gone()
    expect(block).not.toHaveBeenCalled()
  })

  it('says what did not come through, and goes on when it does', async () => {
    let broken = true
    const report: ReportGateway['report'] = (person, cause) =>
      broken ? TE.left({ _tag: 'Unreachable', timedOut: false }) : reports.report(person, cause)
    const dialog = await open({ over: { report } })
    await press(dialog, 'Looks younger than 18')
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your report was not sent')
    broken = false
    await press(dialog, 'Looks younger than 18')
    expect(await dialog.findByText('Step 2 of 3')).toBeVisible()
  })

  it('is sent with one press in a call, and offers to add details afterwards [PLUS-12] [SAFE-9]', async () => {
    const dialog = await open({ met: true })
    await press(dialog, 'Harassment or hate')
    await gone()
    expect(reports.reports).toEqual([{ person: id, cause: 'harassment' }])
    await userEvent.click(await screen.findByRole('button', { name: 'Add details' }))
    expect(await screen.findByText('Step 2 of 3')).toBeVisible()
    expect(reports.reports).toHaveLength(1)
  })

  it('goes on where it was left by whoever closes it', async () => {
    const dialog = await open()
    await press(dialog, 'Harassment or hate')
    await press(dialog, 'Close')
    await gone()
    await act(async () => reporting.set({ person: id, name: 'Lina', overAll: false }))
    expect(await screen.findByText('Step 2 of 3')).toBeVisible()
  })
})
