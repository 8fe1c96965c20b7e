import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { phoneCalls } from '../../../src/infrastructure/gateway/contract/phone.calls'
import type { Asker } from '../asker'
import { PASSWORD } from '../sign-up'
import type { TestServer } from '../test-server'

export const TOKEN = 'autoLoginToken'
export const WAY = 'autoLoginWay'

export const tokenOf = (who: Asker): string => who.cookies.get(TOKEN) ?? ''

/** The browser of `who` after its session was lost: what remains are the cookies of automatic login. */
export const returning = async (server: TestServer, who: Asker): Promise<Asker> => {
  const browser = await server.visitor()
  for (const name of [TOKEN, WAY]) browser.cookies.set(name, who.cookies.get(name) ?? '')
  return browser
}

/** Row 99. */
export const automatically = (who: Asker, userId: number) => who.ask(phoneCalls.emailAutoLogin, { userId })

/** Row 106, as the person of `signUp`. */
export const byPassword = (who: Asker, userName: string, deviceName = 'web') =>
  who.ask(emailCalls.emailLogin, {
    userAccount: `${userName.toLowerCase()}@example.org`,
    password: PASSWORD,
    deviceType: '4',
    deviceName,
  })
