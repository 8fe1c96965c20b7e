import { clean } from './support/axe'
import { answer, expectPictures, startCall } from './support/call'
import { openChat, say } from './support/chat'
import { befriend, openProfile } from './support/people'
import { expect, test } from './support/product'
import { DESKTOP, PHONE } from './support/somebody'
import { dialog, enterEmail, signUp } from './support/sign-in'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser })

for (const [title, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`axe finds nothing on the main screens of a ${title} [PLUS-22]`, async ({ open }) => {
    test.setTimeout(150_000)
    const [ann, ben] = [await open('Ann', { size }), await signUp(await open('Ben'))]
    await ann.page.goto('/')
    await clean(ann, 'first screen')
    await enterEmail(ann, `other-${ann.email}`)
    await expect(dialog(ann.page).getByRole('textbox', { name: 'Verification code' })).toBeVisible()
    await clean(ann, 'sign-in')
    await signUp(ann)
    await clean(ann, 'home')
    await befriend(ann, ben)
    await say(ann, ben, 'Hello')
    await clean(ann, 'conversation')
    await openChat(ann, ben)
    await ann.page.goto('/message')
    await clean(ann, 'messages')
    await ann.page.goto('/friends')
    await expect(ann.page.getByRole('link', { name: new RegExp(ben.name) })).toBeVisible()
    await clean(ann, 'friends')
    await ann.page.goto('/shop')
    await expect(ann.page.getByRole('region', { name: 'Your balance' })).toBeVisible()
    await clean(ann, 'coins')
    await ann.page.goto('/profile/edit')
    await expect(ann.page.getByRole('heading', { name: 'Edit profile' })).toBeVisible()
    await clean(ann, 'editor')
    await openProfile(ann, ben)
    await clean(ann, 'profile')
    await startCall(ann)
    await clean(ann, 'ringing')
    await answer(ben)
    await expectPictures(ann, ben)
    await clean(ann, 'call')
  })
}
