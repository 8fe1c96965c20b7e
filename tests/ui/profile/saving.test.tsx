import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Page as Editor } from '../../../src/ui/profile/editor.page'
import { Page as HostSettings } from '../../../src/ui/profile/host-settings.page'
import { show } from './stage'

/** A saving that is on its way until it is released. */
const held = () => {
  let release = () => undefined as void
  const save = () => () => new Promise<E.Either<never, undefined>>((go) => (release = () => go(E.right(undefined))))
  return { save, release: () => act(async () => release()) }
}

describe('what is typed while a saving is on its way', () => {
  it('stays in the editor and is still to be saved [PROF-14]', async () => {
    const { release, save } = held()
    await show(<Editor />, { me: { introduce: 'Hello' }, profile: { save } })
    const bio = screen.getByRole('textbox', { name: 'Bio' })
    await userEvent.type(bio, ' there')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.type(bio, ', world')
    await release()
    expect(await screen.findByText('Your changes are saved')).toBeVisible()
    expect(bio).toHaveValue('Hello there, world')
    expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes')
  })

  it('stays among the prices of a host [CALL-66]', async () => {
    const { release, save } = held()
    const host = O.some({ price: 30, friendPrice: 20, friendsOnly: false, points: 0 })
    await show(<HostSettings />, { me: { goddess: true }, view: { host }, profile: { saveHost: save } })
    const [all, friends] = screen.getAllByRole('textbox')
    if (all === undefined || friends === undefined) throw new Error('two prices')
    await userEvent.type(all, '0')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.type(friends, '5')
    await release()
    expect(friends).toHaveValue('205')
  })
})
