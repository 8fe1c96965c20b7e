import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailHtml } from '../../../server/outbox/mail-html'
import { languageOfPerson } from '../../../server/session/person-language'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { giftsCalls } from '../../../src/infrastructure/gateway/contract/gifts.calls'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let gateway: TestServer

beforeEach(async () => {
  gateway = await startTestServer()
})
afterEach(() => gateway.close())

const spoken = ({ userId }: Asker) => gateway.parts.store.read((db) => languageOfPerson(db, userId))

const sees = (asker: Asker, language: string, languageId = 1) =>
  asker.ask(accountCalls.balance, {}, { languageId, headers: { 'accept-language': language } })

const newestMail = () =>
  gateway.parts.store.read((db) =>
    db.selectFrom('outbox_mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(),
  )

describe('the language of a reader', () => {
  it('is the one that the client names, also where the wire has no number for it [I18N-5]', async () => {
    const ada = await gateway.signedIn('Ada')
    expect(await spoken(ada)).toBe('en')
    await sees(ada, 'ja')
    expect(await spoken(ada)).toBe('ja')
    await gateway.clock.advance(2_000)
    await sees(ada, 'ar')
    expect(await spoken(ada)).toBe('ar')
  })

  it('is the first of a browser’s list that the product has, and stays when nothing is named', async () => {
    const ada = await gateway.signedIn('Ada')
    await sees(ada, 'xx-YY,pt-BR;q=0.9,de;q=0.8')
    expect(await spoken(ada)).toBe('pt')
    for (const nothing of ['*', '', 'xx', ',;,', 'x'.repeat(5_000)]) {
      await gateway.clock.advance(2_000)
      await sees(ada, nothing)
    }
    expect(await spoken(ada)).toBe('pt')
  })

  it('is that of the number where no header names one [I18N-6]', async () => {
    const ada = await gateway.signedIn('Ada')
    await ada.ask(callsCalls.rtmToken, { port_type: 4 }, { languageId: 8, headers: { 'accept-language': '*' } })
    expect(await spoken(ada)).toBe('ar')
    const { data } = await ada.ask(giftsCalls.listAll, {}, { languageId: 8, headers: { 'accept-language': '*' } })
    expect(data.list.map(({ giftName }) => giftName)).toContain('وردة')
  })

  it('is that of the request for who has no session: the mail with a code', async () => {
    const visitor = await gateway.visitor()
    const email = 'mona@example.org'
    await visitor.ask(emailCalls.exists, { email })
    await visitor.ask(emailCalls.sendVerifyEmail, { email }, { headers: { 'accept-language': 'ar-EG' } })
    const mail = await newestMail()
    expect(mail.subject).toMatch(/\p{Script=Arabic}/u)
    expect(mail.body).toContain(mail.code)
  })

  it('is that of the person for what comes by itself: the word that the account will go [PLUS-14]', async () => {
    const ada = await signUp(gateway, 'Ada')
    await sees(ada, 'ar')
    await ada.ask(accountCalls.deleteAccount, { userId: ada.userId }, { headers: { 'accept-language': 'ar' } })
    expect(await newestMail()).toMatchObject({ kind: 'deletion', to_address: 'ada@example.org', code: '', link: '' })
    expect((await newestMail()).body).toMatch(/^\p{Script=Arabic}/u)
  })
})

describe('a mail as a page', () => {
  const mail = { kind: 'new', to: 'a@b.example', subject: 'س', text: 'نص', code: '123456', link: 'https://x.example/' }

  it('says its language and runs in its direction; a code runs as digits do', () => {
    const html = mailHtml({ ...mail, language: 'ar' })
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('direction:rtl;text-align:right')
    expect(html).toMatch(/<div dir="ltr"[^>]*>123456</)
    expect(html).toContain('>تأكيد</a>')
    expect(mailHtml({ ...mail, language: 'de' })).toContain('<html lang="de" dir="ltr">')
  })
})
