import { answer, expectPictures, hangUp, ringing, startCall } from './support/call'
import { wholeBrowser } from './support/browsers'
import { befriend, openProfile } from './support/people'
import { expect, test } from './support/product'
import { DESKTOP, PHONE } from './support/somebody'
import { signUp } from './support/sign-in'

test.use({ launchOptions: wholeBrowser, settings: { signIn: { signUpCoins: 10_000 } } })

test('it rings in two pages: one is loaded anew, both can answer, and pictures go both ways each time [CALL-42, CALL-57, PLUS-20]', async ({
  open,
}) => {
  const [ann, ben] = [
    await signUp(await open('Ann', { size: DESKTOP })),
    await signUp(await open('Ben', { size: PHONE })),
  ]
  await befriend(ann, ben)
  await openProfile(ann, ben)
  const other = { ...ben, page: await ben.context.newPage() }
  await other.page.goto('/wall')
  const rings = (one: typeof ben) => ringing(one, new RegExp(ann.name)).getByRole('button', { name: 'Answer' })

  for (const who of [ben, other]) {
    await test.step(`answered in the ${who === ben ? 'first' : 'second'}`, async () => {
      await startCall(ann)
      for (const one of [ben, other]) await expect(rings(one)).toBeVisible()
      // The offer that was told ahead has gone with the page.
      await other.page.reload()
      await expect(rings(other)).toBeVisible()
      await answer(who)
      await expectPictures(ann, who)
      await expect(rings(who === ben ? other : ben)).toBeHidden()
      await hangUp(ann)
      for (const one of [ann, who]) await one.page.getByRole('button', { name: 'Done' }).click()
    })
  }
})
