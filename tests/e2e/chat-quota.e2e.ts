import { conversation, expectTexts, openChat, say } from './support/chat'
import { befriend } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE } from './support/somebody'

test.use({ settings: { chat: { freeMessages: 2 } } })

test('the last free message is followed by a countdown; the words stay, and the shop is a press away [CHAT-76, CHAT-79, CHAT-80]', async ({
  open,
}) => {
  const [ann, ben] = [await open('Ann', { size: PHONE }), await open('Ben')]
  await Promise.all([signUp(ann), signUp(ben)])
  await befriend(ann, ben)
  await openChat(ben, ann)
  for (const text of ['one', 'two']) await say(ann, ben, text)
  // The popup may come before the box is looked at.
  await conversation(ann, ben).getByRole('textbox', { name: 'Message' }).fill('three')
  await conversation(ann, ben).getByRole('button', { name: 'Send', exact: true }).click()
  const popup = ann.page.getByRole('alertdialog', { name: 'Free chat quota has been exhausted today' })
  await expect(popup.getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d/)
  await expectTexts(ben, ann, ['one', 'two'])
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(conversation(ann, ben).getByRole('group', { name: 'Failed to send message' })).toBeVisible()
  await expectTexts(ann, ben, ['one', 'two', 'three'])
  await conversation(ann, ben).getByRole('button', { name: 'Not sent, tap to retry' }).click()
  await popup.getByRole('button', { name: 'Become VIP' }).click()
  await expect(ann.page).toHaveURL(/\/shop$/)
})
