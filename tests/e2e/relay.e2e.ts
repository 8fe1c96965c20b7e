import { startBuiltServer, type BuiltServer } from './support/built-server'
import { answer, expectPictures, hangUp, startCall } from './support/call'
import { conversation, expectTexts, say } from './support/chat'
import { operate } from './support/operator'
import { openProfile } from './support/people'
import { expect, test } from './support/product'
import { startRelay, turnserver, type Relay } from './support/relay'
import { signUp } from './support/sign-in'
import { openSomebody, type Somebody } from './support/somebody'
import { wholeBrowser } from './support/browsers'

test.use({ launchOptions: wholeBrowser })

/** Kinds of the two ends of the pairs that carry media in this page, and all candidates that came from the other side. */
const ends = ({ page }: Somebody) =>
  page.evaluate(async () => {
    const peers = (Reflect.get(window, 'peers') as readonly RTCPeerConnection[]).filter(
      ({ connectionState }) => connectionState === 'connected',
    )
    const kinds: string[] = []
    const addresses: string[] = []
    for (const peer of peers) {
      const stats = (await peer.getStats()) as unknown as ReadonlyMap<string, Record<string, string | boolean>>
      const all = [...stats.values()]
      const kindOf = (id: unknown) => String(all.find((one) => one['id'] === id)?.['candidateType'])
      for (const pair of all.filter((one) => one['type'] === 'candidate-pair' && one['nominated'] === true))
        kinds.push(kindOf(pair['localCandidateId']), kindOf(pair['remoteCandidateId']))
      addresses.push(...(peer.remoteDescription?.sdp.match(/ typ \w+/g) ?? []).map((found) => found.slice(5)))
    }
    return { kinds, candidates: [...new Set(addresses)] }
  })

/** Notes the connections of a page, for its statistics. */
const watched = async (somebody: Somebody): Promise<Somebody> => {
  await somebody.context.addInitScript(() => {
    const peers: RTCPeerConnection[] = []
    Reflect.set(window, 'peers', peers)
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        peers.push(this)
      }
    }
  })
  return signUp(somebody)
}

const makeHost = async (product: BuiltServer, { email }: Somebody): Promise<void> => {
  const [found] = await operate(product, 'users', 'find', email)
  await operate(product, 'host', 'make', String(found?.['id']), '--reason', 'takes calls from anybody')
}

let relay: Relay | undefined
let product: BuiltServer | undefined

test.beforeAll(async () => {
  if (turnserver === undefined) return
  relay = await startRelay(turnserver)
  product = await startBuiltServer({ env: { ...relay.env, CAPTCHA: 'off' } })
})

test.afterAll(async () => {
  await product?.stop()
  await relay?.stop()
})

test('two who are no friends see each other through the relay and write to each other; neither learns an address of the other [CHAT-73, GATE-30, PLUS-19]', async ({
  browser,
}) => {
  test.skip(turnserver === undefined, 'no turnserver on this machine')
  if (product === undefined) throw new Error('no product')
  const ann = await watched(await openSomebody(browser, product, 'Ann'))
  const ben = await watched(await openSomebody(browser, product, 'Ben'))
  await makeHost(product, ben)
  await openProfile(ann, ben)
  await startCall(ann)
  await answer(ben)
  await expectPictures(ann, ben)
  for (const somebody of [ann, ben]) {
    const { candidates, kinds } = await ends(somebody)
    expect(kinds, `the pair of ${somebody.name}`).toEqual(['relay', 'relay'])
    expect(candidates.filter((kind) => kind !== 'relay')).toEqual([])
  }
  for (const { page } of [ann, ben]) {
    await page.mouse.move(300, 300)
    await page.getByRole('group', { name: 'Call controls' }).getByRole('button', { name: 'Chat' }).click()
  }
  await say(ann, ben, 'Can you hear me?')
  await expectTexts(ben, ann, ['Can you hear me?'])
  await expect(conversation(ben, ann).getByRole('button', { name: /^Send a picture/ })).toBeHidden()
  await say(ben, ann, 'Now I can')
  await expectTexts(ann, ben, ['Can you hear me?', 'Now I can'])
  await hangUp(ann)
  await Promise.all([ann, ben].map(({ context }) => context.close()))
})
