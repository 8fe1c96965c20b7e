import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LongTermBlock } from '../../../src/ui/tasks/long-term-block'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'
import { aPushOffer, anInstall, aReward } from './literal-rewards'

const draw = async (install = anInstall(), push = aPushOffer(), paid = true) => {
  const session = { _tag: 'SignedIn', me: aMe({ paid }) } as const
  const features = { calls: aCalls(), install: install.feature, pushOffer: push.feature }
  const page = (
    <>
      <LongTermBlock />
      <p>drawn</p>
    </>
  )
  await drawView(aCore(anAccount({ session }), features), page)
  expect(await screen.findByText('drawn')).toBeVisible()
  return { install, push }
}

const list = () => screen.queryByRole('list', { name: 'Rewards that are given once' })
const rows = () => within(list() ?? document.createElement('ul')).queryAllByRole('listitem')
const pressIn = (row: HTMLElement | undefined) =>
  userEvent.click(within(row ?? document.createElement('li')).getByRole('button'))

describe('the long-term block', () => {
  it('offers the app and pushes with what they bring, and reads how they stand [TASK-10]', async () => {
    const { install, push } = await draw()
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/100.*Install Visavis as an app.*Go/),
      expect.stringMatching(/200.*Turn on notifications.*Go/),
    ])
    await pressIn(rows()[0])
    await pressIn(rows()[1])
    expect([install.calls, push.calls]).toEqual([
      ['load', 'install'],
      ['load', 'accept'],
    ])
  })

  it.each<[string, Parameters<typeof anInstall>[0], Parameters<typeof aPushOffer>[0], boolean, number]>([
    ['who has not paid', {}, {}, false, 0],
    [
      'who has paid, where neither is possible',
      { way: 'none' },
      { support: false, permission: 'unsupported' },
      true,
      0,
    ],
    ['who has paid and can install', {}, { support: false, permission: 'unsupported' }, true, 1],
    ['who has paid and can be sent pushes', { way: 'none' }, {}, true, 1],
    ['who has refused pushes', {}, { permission: 'denied' }, true, 1],
  ])('is for %s: %o %o [TASK-12]', async (_, app, pushes, paid, count) => {
    await draw(anInstall(app), aPushOffer(pushes), paid)
    expect(rows()).toHaveLength(count)
  })

  it('opens the steps where Safari installs by hand [TASK-44]', async () => {
    const { install } = await draw(anInstall({ way: 'steps' }))
    await pressIn(rows()[0])
    expect(install.calls).toEqual(['load', 'open'])
  })

  it('says Done of what was given, and a press does nothing [TASK-10]', async () => {
    const { install } = await draw(anInstall({ way: 'none', reward: aReward(100, { status: 'given' }) }))
    const done = within(rows()[0] ?? document.body).getByRole('button', { name: 'Done' })
    expect(done).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(done)
    expect(install.calls).toEqual(['load'])
  })

  it('says that there is nothing more, and turns while it reads', async () => {
    const none = aReward(0, { status: 'none' })
    const { install } = await draw(anInstall({ reward: null }), aPushOffer({ reward: none }))
    expect(screen.getByRole('status')).toBeVisible()
    act(() => install.set({ reward: none }))
    expect(screen.getByText('You have had everything there is here.')).toBeVisible()
  })
})
