import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import en from '../../../server/texts/en.json'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { reportsCalls } from '../../../src/infrastructure/gateway/contract/reports.calls'
import { startTestServer } from '../test-server'

const server = join(import.meta.dirname, '../../../server')

/** The sentences with which handlers refuse, as they stand in the code. */
const refused = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) =>
    [...readFileSync(join(server, name), 'utf8').matchAll(/refuse(?:Keeping)?\([^'()]*'([^']{12,})'/g)].map(
      ([, sentence]) => sentence,
    ),
  )

describe('refusals', () => {
  it('are said in the language of whoever asks; in English word for word [I18N-11]', async () => {
    const gateway = await startTestServer()
    const ada = await gateway.signedIn('Ada')
    const reported = (language: string) =>
      ada.ask(
        reportsCalls.report,
        { cause: 3, report_type: 0, report_u_id: ada.userId, site: 2, wall: true },
        { headers: { 'accept-language': language } },
      )
    expect(await reported('en')).toMatchObject({ code: 403, message: 'You cannot report yourself' })
    expect(await reported('ar')).toMatchObject({ code: 403, message: 'لا يمكنك الإبلاغ عن نفسك' })
    expect(await reported('de')).toMatchObject({ code: 403, message: expect.not.stringContaining('You') })
    await gateway.close()
  })

  it('are in English, and the session keeps its language, when a header names a word of JavaScript itself', async () => {
    const gateway = await startTestServer()
    const ada = await gateway.signedIn('Ada')
    const spoken = async (language: string) => {
      const said = await ada.ask(accountCalls.balance, {}, { headers: { 'accept-language': language } })
      const sessions = await gateway.parts.store.read((db) => db.selectFrom('sessions').select('language').execute())
      return [said.code, sessions]
    }
    expect(await spoken('de')).toEqual([200, [{ language: 'de' }]])
    for (const word of ['constructor', '__proto__', 'toString', 'constructor,__proto__;q=0.5'])
      expect(await spoken(word)).toEqual([200, [{ language: 'de' }]])
    await gateway.close()
  })

  it('all have a text that is translated', () => {
    expect(refused.length).toBeGreaterThan(30)
    const known: ReadonlySet<string | undefined> = new Set<string>(
      Object.entries(en).flatMap(([key, text]) => (key.startsWith('refused_') ? [text] : [])),
    )
    expect(refused.filter((sentence) => !known.has(sentence))).toEqual([])
  })
})
