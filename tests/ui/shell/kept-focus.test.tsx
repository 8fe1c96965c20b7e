import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { FirstScreen } from '../../../src/ui/shell/first-screen'

const start = () => screen.getByRole('button')
const screens = (at: number) => <FirstScreen key={at} onStart={() => {}} />

beforeEach(() => document.body.focus())

it('keeps the focus on the button when the page takes the place of what the program showed first', () => {
  const { rerender } = render(screens(1))
  start().focus()
  const before = start()
  rerender(screens(2))
  expect(start()).not.toBe(before)
  expect(start()).toHaveFocus()
})

it('takes the focus from nobody who had it elsewhere, nor at another time', async () => {
  const { rerender, unmount } = render(screens(1))
  rerender(screens(2))
  expect(document.body).toHaveFocus()
  start().focus()
  unmount()
  await Promise.resolve()
  render(screens(3))
  expect(document.body).toHaveFocus()
})
