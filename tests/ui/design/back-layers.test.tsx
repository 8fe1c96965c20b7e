// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// It listens for the life of a page: this file has a page of its own.
vi.resetModules()
const { goBack, isOnLayer, useBackCloses } = await import('../../../src/ui/design/back-layers')
const { SearchSelect } = await import('../../../src/ui/design/search-select')

const Layer = ({ open, onBack }: { readonly open: boolean; readonly onBack: () => void }) => {
  useBackCloses(open, onBack)
  return open ? <p>open</p> : null
}

const popped = () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }))
const back = () =>
  act(async () => {
    const done = popped()
    history.back()
    await done
  })
/** A step that the page makes by itself comes in the next task. */
const settle = () => act(() => new Promise((resolve) => void setTimeout(resolve, 80)))

const visit = (path: string) => {
  history.pushState(null, '', path)
  dispatchEvent(new Event('pushState'))
}

beforeEach(() => {
  vi.stubGlobal('navigator', Object.assign(navigator, { userActivation: { isActive: true } }))
  visit('/before')
  visit('/page')
})
afterEach(() => vi.unstubAllGlobals())

const Page = () => {
  const [open, setOpen] = useState<readonly string[]>([])
  const layer = (name: string) => (
    <Layer open={open.includes(name)} onBack={() => setOpen((all) => all.filter((each) => each !== name))} />
  )
  return (
    <>
      <button type="button" onClick={() => setOpen((all) => [...all, all.length === 0 ? 'one' : 'two'])}>
        Open
      </button>
      <button type="button" onClick={() => setOpen([])}>
        Close
      </button>
      <output>{open.join(' ')}</output>
      {layer('one')}
      {layer('two')}
    </>
  )
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const shown = () => screen.getByRole('status').textContent

it('closes the uppermost layer and leaves the page where it is, then the next, then goes to the page before', async () => {
  render(<Page />)
  await press('Open')
  await press('Open')
  expect(shown()).toBe('one two')
  await back()
  expect([shown(), location.pathname]).toEqual(['one', '/page'])
  await back()
  expect([shown(), location.pathname, isOnLayer()]).toEqual(['', '/page', false])
  await back()
  expect(location.pathname).toBe('/before')
})

it('goes over entries of layers that were closed otherwise in one step', async () => {
  render(<Page />)
  await press('Open')
  await press('Open')
  await press('Close')
  await back()
  await settle()
  expect(location.pathname).toBe('/before')
})

it('gives the next layer the entry of one that was closed', async () => {
  render(<Page />)
  await press('Open')
  await press('Close')
  const { length } = history
  await press('Open')
  expect(history.length).toBe(length)
  await back()
  expect([shown(), location.pathname]).toEqual(['', '/page'])
})

it('gives a layer that only went a step back its entry again', async () => {
  const onBack = vi.fn<() => void>()
  render(<Layer open onBack={onBack} />)
  await back()
  await settle()
  expect([onBack.mock.calls.length, isOnLayer(), location.pathname]).toEqual([1, true, '/page'])
  await back()
  expect(onBack).toHaveBeenCalledTimes(2)
})

it('leaves the history alone where no press has opened the layer', async () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { userActivation: { isActive: false } }))
  render(<Layer open onBack={() => undefined} />)
  expect(isOnLayer()).toBe(false)
})

it('goes back over an open layer to the page before', async () => {
  render(<Page />)
  await press('Open')
  const done = popped()
  act(() => goBack(1))
  await done
  expect(location.pathname).toBe('/before')
})

it('closes the list of a search and leaves the page where it is', async () => {
  const choices = [{ value: 'FR', label: 'France' }]
  render(
    <SearchSelect
      label="Country"
      search="Search"
      nothing="None"
      value="FR"
      onChange={() => undefined}
      choices={choices}
    />,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }))
  expect(await screen.findByRole('option', { name: 'France' })).toBeVisible()
  await back()
  await waitFor(() => expect(screen.queryByRole('option', { name: 'France' })).toBeNull())
  expect(location.pathname).toBe('/page')
})
