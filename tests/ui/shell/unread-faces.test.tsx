import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { systemId } from '../../../src/domain/chat/system-sender'
import { drawShell } from './draw'
import { aChat, aConversation, aCore, anAccount, signedIn } from './literal-core'

it("calls the product's own senders as the list does, whatever name they came with [SHELL-69, CHAT-35]", async () => {
  const chat = aChat([aConversation(systemId.income, { name: '', unread: 1 })])
  await drawShell(aCore(anAccount(signedIn()), { chat }))
  const face = within(await screen.findByRole('group', { name: 'Unread conversations' })).getByRole('link')
  expect(face).toHaveAccessibleName('Income Notices, 1 unread')
})
