import { expectTexts, openChat, say } from './support/chat'
import { befriend, expectCoins } from './support/people'
import { test } from './support/product'
import { signUp } from './support/sign-in'

for (const [title, hours] of [
  ['an hour behind', -1],
  ['an hour ahead', 1],
] as const) {
  test(`a machine whose clock is ${title} signs up, asks and writes like any other [GATE-6]`, async ({ open }) => {
    const [ann, ben] = [await open('Ann'), await signUp(await open('Ben'))]
    await ann.page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await signUp(ann)
    await befriend(ann, ben)
    await say(ann, ben, 'Hello')
    await openChat(ben, ann)
    await say(ben, ann, 'Hello to you')
    await expectTexts(ann, ben, ['Hello', 'Hello to you'])
    await expectTexts(ben, ann, ['Hello', 'Hello to you'])
    await expectCoins(ann, 111)
  })
}
