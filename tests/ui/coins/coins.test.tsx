import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Balance } from '../../../src/ui/coins/balance'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount, signedIn } from '../shell/literal-core'

it('the balance is shown as the gateway said it last', async () => {
  await drawView(aCore(anAccount(signedIn(aMe({ coins: 111 })))), <Balance />)
  expect(within(screen.getByRole('region', { name: 'Your balance' })).getByText('111 coins')).toBeInTheDocument()
})
