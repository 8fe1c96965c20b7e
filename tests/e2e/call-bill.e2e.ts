import { clean } from './support/axe'
import { answer, expectPictures, hangUp, startCall } from './support/call'
import { conversation, openChat } from './support/chat'
import { operate } from './support/operator'
import { befriend, expectCoins, openProfile } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser })

test('the price in three figures, a receipt, a dispute, and coins that an operator returns [PLUS-3, PLUS-7]', async ({
  open,
  product,
}) => {
  const [ann, ben] = [await signUp(await open('Ann')), await signUp(await open('Ben'))]
  await befriend(ann, ben)
  await openProfile(ann, ben)
  const price = ann.page.getByRole('alertdialog', { name: 'What this call costs' })
  await startCall(ann, price)
  for (const figure of ['20 coins/min', 'about $0.50 a minute', 'Your coins last for 5 minutes.'])
    await expect(price).toContainText(figure)
  await clean(ann, 'the price of a call')
  await price.getByRole('button', { name: 'Call now' }).click()
  await answer(ben)
  await expectPictures(ann, ben)
  await hangUp(ann)

  const receipt = ann.page.getByRole('dialog', { name: 'Your receipt' })
  await receipt.getByRole('button', { name: 'Dispute this bill' }).click()
  await receipt.getByRole('textbox', { name: 'What was wrong?' }).fill('It froze')
  await clean(ann, 'a receipt that is disputed')
  await receipt.getByRole('button', { name: 'Send' }).click()
  await expect(receipt).toContainText('You have disputed this bill. A person looks at it.')
  await receipt.getByRole('button', { name: 'Done' }).click()
  await expectCoins(ann, 91)

  const [waiting] = await operate(product, 'disputes', 'list')
  expect(waiting).toMatchObject({ says: 'It froze', minutes: 1 })
  await operate(product, 'disputes', 'refund', String(waiting?.['room']), '--reason', 'We are sorry.')
  await expectCoins(ann, 111)
  await openChat(ann, ben)
  await conversation(ann, ben).getByRole('button', { name: 'Receipt' }).click()
  await expect(receipt).toContainText('You have disputed this bill, and coins were returned.')
  await expect(receipt).toContainText('Returned')
})
