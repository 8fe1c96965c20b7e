import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ProfileFeature } from '../../../src/application/profile/profile.feature'
import { Page } from '../../../src/ui/profile/host-settings.page'
import { show } from './stage'

const host = O.some({ price: 30, friendPrice: 20, friendsOnly: false, points: 1_450 })

const saving = () => vi.fn<ProfileFeature['saveHost']>(() => async () => E.right(undefined))

const open = (saveHost = saving()) => show(<Page />, { me: { goddess: true }, view: { host }, profile: { saveHost } })

describe('settings of a host', () => {
  it('show the points that calls have earned [CALL-65]', async () => {
    await open()
    const points = screen.getByRole('region', { name: 'Your points' })
    expect(points).toHaveTextContent('1,450')
    expect(points).toHaveTextContent('You earn points for every call that you take.')
  })

  it('set one price for everybody and one for friends [CALL-66]', async () => {
    const saveHost = saving()
    await open(saveHost)
    const save = screen.getByRole('button', { name: 'Save' })
    expect(save).toBeDisabled()
    const price = screen.getByRole('textbox', { name: 'Price for everybody' })
    const friends = screen.getByRole('textbox', { name: 'Price for friends' })
    expect([price, friends].map((field) => (field as HTMLInputElement).value)).toEqual(['30', '20'])
    await userEvent.clear(price)
    await userEvent.type(price, '4x5')
    await userEvent.clear(friends)
    await userEvent.type(friends, '25')
    await userEvent.click(save)
    expect(saveHost).toHaveBeenCalledExactlyOnceWith({ price: 45, friendPrice: 25, friendsOnly: false })
    expect(await screen.findByText('Your changes are saved')).toBeVisible()
  })

  it('keep a price that is none, and say so [CALL-66]', async () => {
    const refused = vi.fn<ProfileFeature['saveHost']>(() => async () => E.left({ _tag: 'Refused', rule: 'CALL-66' }))
    await open(refused)
    const price = screen.getByRole('textbox', { name: 'Price for everybody' })
    await userEvent.clear(price)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Prices are whole coins from 1 to 9999.')
    expect(price).toHaveValue('')
  })

  it('let friends alone call, at once [CALL-25]', async () => {
    const saveHost = saving()
    await open(saveHost)
    await userEvent.click(screen.getByRole('switch', { name: /Calls from friends only/ }))
    expect(saveHost).toHaveBeenCalledExactlyOnceWith({ price: 30, friendPrice: 20, friendsOnly: true })
  })

  it('can be read again when they could not be read', async () => {
    const loadHost = vi.fn<ProfileFeature['loadHost']>(async () => undefined)
    await show(<Page />, { me: { goddess: true }, view: { hostListing: 'failed' }, profile: { loadHost } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loadHost).toHaveBeenCalledTimes(2)
  })

  it('are for hosts alone', async () => {
    const { memory } = await show(
      <>
        <h1>Product</h1>
        <Page />
      </>,
    )
    expect(screen.queryByText('Your points')).not.toBeInTheDocument()
    expect(memory.history?.at(-1)).toBe('/')
  })
})
