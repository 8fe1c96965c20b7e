import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { TasksFeature } from '../../../src/application/tasks/tasks.feature'
import type { SignInReward } from '../../../src/domain/tasks/sign-in-reward'
import { Layer } from '../../../src/ui/tasks/sign-in-reward.layer'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'
import { tasking } from './tasking'

const open = async (reward: SignInReward | null) => {
  const greet = vi.fn<TasksFeature['greet']>(async () => undefined)
  const noteGreeting = vi.fn<TasksFeature['noteGreeting']>()
  const { feature, model } = tasking([], { greet, noteGreeting })
  const drawn = await drawView(aCore(anAccount(signedIn()), { calls: aCalls(), tasks: feature }), <Layer />)
  await waitFor(() => expect(greet).toHaveBeenCalledTimes(1))
  expect(noteGreeting).not.toHaveBeenCalled()
  act(() => model.greet(reward))
  return { ...drawn, model, noteGreeting }
}

describe('what whoever signs in is told', () => {
  it('names the coins of signing in and of LiveCam; its button leads to the search [TASK-22]', async () => {
    const { memory, model, noteGreeting } = await open({ signIn: 2, liveCam: 10 })
    const popup = await screen.findByRole('dialog', { name: 'Coins for you today' })
    expect(popup).toHaveTextContent(/2 coins for signing in today/)
    expect(popup).toHaveTextContent(/10 coins for talking on LiveCam today/)
    expect(noteGreeting).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Find people' }))
    expect(memory.history.at(-1)).toBe('/search')
    expect(model.signInReward).toBe(null)
  })

  it('names only what is to be had, and goes away without leading anywhere [TASK-22]', async () => {
    const { memory } = await open({ signIn: 0, liveCam: 1 })
    const popup = await screen.findByRole('dialog')
    expect(popup).toHaveTextContent(/1 coin for talking on LiveCam/)
    expect(popup).not.toHaveTextContent(/signing in/)
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(memory.history).toEqual(['/'])
  })

  it('is not there without anything to tell [TASK-22]', async () => {
    const { noteGreeting } = await open(null)
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(noteGreeting).not.toHaveBeenCalled()
  })
})
