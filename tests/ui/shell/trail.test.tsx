import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Trail, useCameFrom } from '../../../src/ui/shell/trail'
import { drawView } from './draw-view'
import { aCore, anAccount } from './literal-core'

const From = () => <output>{useCameFrom() ?? 'nowhere'}</output>

it('the address before this one is known, none where a visit begins [SHELL-51]', async () => {
  const { memory } = await drawView(
    aCore(anAccount()),
    <Trail>
      <From />
    </Trail>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('nowhere')
  await act(async () => memory.navigate('/wall'))
  expect(screen.getByRole('status')).toHaveTextContent('/')
  await act(async () => memory.navigate('/shop'))
  expect(screen.getByRole('status')).toHaveTextContent('/wall')
})
