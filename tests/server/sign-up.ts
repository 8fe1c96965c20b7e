import { emailCalls } from '../../src/infrastructure/gateway/contract/email.calls'
import type { Asker } from './asker'
import type { TestServer } from './test-server'

export interface Mailed {
  readonly code: string
  readonly link: string
}

/** The newest mail to that address, as it stands on the local outbox page. */
export const mailTo = async ({ parts }: TestServer, email: string): Promise<Mailed> => {
  const mail = await parts.store.read((db) =>
    db.selectFrom('outbox_mails').selectAll().where('to_address', '=', email).orderBy('id', 'desc').executeTakeFirst(),
  )
  if (!mail) throw new Error(`no mail to ${email}`)
  return { code: mail.code ?? '', link: (mail.link ?? '').replace(/^.*mail=/, '') }
}

export const PASSWORD = 'secret#1'
export const ADULT = '2026-11'

/** Begins a flow and has its code mailed. */
export const beginFlow = async (asker: Asker, email: string): Promise<string> => {
  const { data } = await asker.ask(emailCalls.exists, { email })
  const { code, message } = await asker.ask(emailCalls.sendVerifyEmail, { email })
  if (code !== 200) throw new Error(`no mail: ${code} ${message ?? ''}`)
  return data.userId
}

/** What the supply-info popup asks. */
export const person = (email: string, userName: string, over: Record<string, unknown> = {}) => ({
  threePartyEmail: email,
  userName,
  gender: 2,
  birthday: '1990-05-17',
  countryId: 0,
  adultStatement: ADULT,
  ...over,
})

/** A person who went through the whole e-mail sign-up, with a session. */
export const signUp = async (server: TestServer, userName: string, gender = 2): Promise<Asker> => {
  const asker = await server.visitor()
  const email = `${userName.toLowerCase()}@example.org`
  const userId = await beginFlow(asker, email)
  await asker.ask(emailCalls.confirm, { code: (await mailTo(server, email)).code })
  await asker.ask(emailCalls.setPassword, { email, password: PASSWORD, userId })
  const { data, code, message } = await asker.ask(emailCalls.register, person(email, userName, { gender }))
  if (code !== 200) throw new Error(`not registered: ${code} ${message ?? ''}`)
  await asker.enter(data)
  return asker
}
