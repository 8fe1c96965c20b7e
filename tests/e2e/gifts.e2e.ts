import { log } from './support/chat'
import { befriend, expectCoins, question } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { DESKTOP, PHONE } from './support/somebody'

/** Whoever leaves the shop is asked nothing. */
const offers = { limited: { lastsMs: 0 } }

test.use({ settings: { gifts: { prices: { teddy: 60 } }, offers } })

for (const [title, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`gifts until the coins run out, on a ${title} [GIFT-5, GIFT-9, GIFT-10, GIFT-11, GIFT-12, GIFT-15]`, async ({
    open,
  }) => {
    const [ann, ben] = [await signUp(await open('Ann', { size })), await signUp(await open('Ben'))]
    await befriend(ann, ben)
    const { page } = ann
    const send = page.getByRole('button', { name: /^Send gift/ })
    const press = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Send a gift' }).click()
      await page.getByRole('radio', { name: /Teddy/ }).check()
      await send.click()
    }
    await press()
    await expect(log(ann, ben).getByText('Teddy bear')).toBeVisible()
    await expect(send).toBeHidden()
    await press()
    await expect(question(page)).toContainText('Gold not enough')
    await question(page).getByRole('button', { name: 'Buy coins' }).click()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(send).toBeHidden()
    await expectCoins(ann, 51)
  })
}
