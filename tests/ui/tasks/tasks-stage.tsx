import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { ActivityFeature } from '../../../src/application/tasks/activity.feature'
import type { CheckInFeature } from '../../../src/application/tasks/check-in.feature'
import type { TasksFeature } from '../../../src/application/tasks/tasks.feature'
import type { Language } from '../../../src/domain/kernel/language'
import type { Task } from '../../../src/domain/tasks/task'
import { Page } from '../../../src/ui/tasks/tasks.page'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { settled } from '../shell/settled'
import { aCheckInRow, anActivityRow, anInstallBlock, noPushOffer, tasking } from './tasking'

interface Scene {
  readonly feature?: Partial<TasksFeature>
  readonly language?: Language
  readonly mobile?: boolean
  readonly checkIn?: CheckInFeature
  readonly activity?: ActivityFeature
  /** Somebody who has paid, in a browser that can install. */
  readonly longTerm?: boolean
}

/** The page of tasks with these tasks; null: they have not been read. */
export const openTasks = async (
  tasks: readonly Task[] | null,
  {
    activity = anActivityRow(),
    checkIn = aCheckInRow(),
    feature: over = {},
    longTerm = false,
    language = 'en',
    mobile = false,
  }: Scene = {},
) => {
  const { feature, model } = tasking(tasks, over)
  const core = aCore(anAccount(signedIn(aMe({ coins: 111, paid: longTerm }))), {
    activity,
    checkIn,
    install: anInstallBlock('question'),
    pushOffer: noPushOffer,
    tasks: feature,
  })
  const drawn = await drawView(core, <Page />, language, { mobile })
  await settled(() => document.querySelector('[role="heading"]') !== null)
  return { ...drawn, model }
}

export const rows = () => within(screen.getByRole('list', { name: 'Daily tasks' })).getAllByRole('listitem')
/** A note is drawn, and what is urgent is said besides. */
export const expectSaid = (text: RegExp | string) => waitFor(() => expect(document.body).toHaveTextContent(text))
export const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))
