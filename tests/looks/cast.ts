import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { unwrap } from '../contract/gateway/browser'
import type { BuiltServer } from '../e2e/support/built-server'
import { becomeMember, checkInAs, makeFriends, memberOf, type Member } from '../e2e/support/member'
import { operate } from '../e2e/support/operator'
import { PASSWORD } from '../e2e/support/sign-in'
import { openSomebody, type Somebody } from '../e2e/support/somebody'
import type { Cast } from './kinds'

const ROSE = { gift: 1003, cost: 9 }
/** The Netherlands: providers of all kinds. */
const COUNTRY = 528

const newUuid = (): never => crypto.randomUUID() as never

const join = async (browser: Browser, product: BuiltServer, name: string, mail: string): Promise<Somebody> => {
  const opened = await openSomebody(browser, product, mail)
  const somebody = { ...opened, name }
  await becomeMember(somebody, PASSWORD, COUNTRY)
  return somebody
}

const say = async (from: Somebody, to: Somebody, text: string): Promise<void> =>
  void unwrap(await memberOf(from).chat.send(memberOf(to).id, newUuid(), text)())

/** A picture with something to see in it. */
const landscape = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a4f93' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="900" height="600"><circle cx="640" cy="210" r="110" fill="#ffd9a0"/><path d="M0 600V420L250 260l190 170 160-110 300 280z" fill="#33203b"/></svg>',
        ),
      },
    ])
    .jpeg()
    .toBuffer()

const sendPicture = async (from: Member, to: Member): Promise<void> => {
  const file = new File([new Uint8Array(await landscape())], 'evening.jpg', { type: 'image/jpeg' })
  const pictureUrl = unwrap(await from.chat.uploadPicture(file, () => {}).done())
  unwrap(await from.chat.send(to.id, newUuid(), '', { pictureUrl })())
}

const talk = async (ann: Somebody, ben: Somebody): Promise<void> => {
  const [a, b] = [memberOf(ann), memberOf(ben)]
  await say(ann, ben, 'Hello! How was the concert?')
  await say(ben, ann, 'Loud. Wonderful. I still hear the drums 🥁')
  await say(ben, ann, 'مرحبا Ann, النص العربي (mixed) 123!')
  await say(ann, ben, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft')
  await say(ben, ann, 'https://example.org/a/rather/long/path/that/does/not/break/anywhere/by/itself?and=so&on=1')
  await say(ann, ben, '❤️')
  await say(
    ben,
    ann,
    'One of those longer messages that people write late in the evening, when they have time and somebody who listens: it goes on over several lines, and nothing of it is cut.',
  )
  await sendPicture(b, a)
  unwrap(await b.gifts.send({ target: { place: 'chat', receiver: a.id }, ...ROSE, key: newUuid() })())
  await say(ben, ann, 'Same time tomorrow?')
}

/** Buys a pack on the page of a provider. */
const buy = async ({ page }: Somebody): Promise<void> => {
  await page.goto('/shop?companyCode=payermax')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Sandbox').first().waitFor()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor()
  await page.goto('about:blank')
}

const becomeHost = async (product: BuiltServer, somebody: Somebody): Promise<void> => {
  await operate(product, 'host', 'make', String(memberOf(somebody).id), '--price', '30', '--reason', 'asked for it')
}

/** Makes people who have done most of what can be done. */
export const makeCast = async (browser: Browser, product: BuiltServer): Promise<Cast> => {
  const ann = await join(browser, product, 'Ann', 'Ann')
  const ben = await join(browser, product, 'Ben', 'Ben')
  const layla = await join(browser, product, 'ليلى', 'Layla')
  const long = await join(browser, product, 'Bartholomäus von und zu', 'Bartholomew')
  const asking = await join(browser, product, 'Nova', 'Nova')
  const barred = await join(browser, product, 'Rudi', 'Rudi')
  await buy(ann)
  await becomeHost(product, ann)
  await checkInAs(ann)
  const benId = await makeFriends(ann, ben)
  await makeFriends(ann, layla)
  await makeFriends(ann, long)
  await talk(ann, ben)
  await say(layla, ann, 'أهلاً! كيف حالك اليوم؟')
  await say(ann, long, 'Good night')
  const me = memberOf(ann)
  unwrap(await memberOf(asking).friends.add(me.id, 102, newUuid())())
  unwrap(await me.friends.block(memberOf(barred).id)())
  await ben.page.goto('/')
  await ben.page.getByRole('heading', { name: /^Hello/ }).waitFor()
  return { ann, ben, benId, asking, askingId: memberOf(asking).id }
}
