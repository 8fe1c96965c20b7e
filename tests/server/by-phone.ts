import { createHash } from 'node:crypto'
import { phoneCalls } from '../../src/infrastructure/gateway/contract/phone.calls'
import type { Asker } from './asker'
import { ADULT } from './sign-up'
import type { TestServer } from './test-server'

/** A number as the client sends it; `e164` is how it is stored. */
export interface Dialled {
  readonly countryCode: string
  readonly mobileNo: string
  readonly e164: string
}

/** The n-th number of Germany that can exist. */
export const numberOf = (n: number): Dialled => {
  const mobileNo = `1512${String(3_000_000 + n)}`
  return { countryCode: '49', mobileNo, e164: `+49${mobileNo}` }
}

export const PHONE_PASSWORD = 'secret#12'

/** What is sent for a password of a number: SHA-256 in capital digits. */
export const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex').toUpperCase()

export const placeOf = ({ countryCode, mobileNo }: Dialled) => ({ countryCode, mobileNo })

const sentOf = ({ countryCode, mobileNo }: Dialled) => ({ countryCode, phoneNumber: mobileNo })

/** All messages to that number, the newest first, as they stand on the local outbox page. */
export const textsTo = ({ parts }: TestServer, { e164 }: Dialled) =>
  parts.store.read((db) =>
    db.selectFrom('outbox_mails').selectAll().where('to_address', '=', e164).orderBy('id', 'desc').execute(),
  )

/** The code of the newest message to that number. */
export const codeTo = async (server: TestServer, number: Dialled): Promise<string> => {
  const [text] = await textsTo(server, number)
  if (text === undefined) throw new Error(`no message to ${number.e164}`)
  return text.code ?? ''
}

/** A code that is not this one. */
export const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')

export const check = (asker: Asker, number: Dialled) => asker.ask(phoneCalls.checkMobile, placeOf(number))

export const send = (asker: Asker, number: Dialled, over: { language?: string; channel?: 'sms' | 'whatsapp' } = {}) =>
  asker.ask(phoneCalls.sendSms, { language: 'en', ...sentOf(number), ...over })

export const tryCode = (asker: Asker, number: Dialled, verificationCode: string) =>
  asker.ask(phoneCalls.checkCode, { ...sentOf(number), verificationCode })

/** The ticket of a right code. */
export const ticketFor = async (server: TestServer, asker: Asker, number: Dialled): Promise<string> => {
  const sent = await send(asker, number)
  if (sent.code !== 200) throw new Error(`no message: ${sent.code} ${sent.message ?? ''}`)
  const { code, data } = await tryCode(asker, number, await codeTo(server, number))
  if (code !== 200) throw new Error(`no ticket: ${code}`)
  return data.threePartyId
}

/** What the supply-info popup adds. */
export const info = (userName: string) => ({ userName, gender: 2, birthday: '1990-05-17', adultStatement: ADULT })

export const supply = (asker: Asker, threePartyId: string, over: Partial<ReturnType<typeof info>> = {}) =>
  asker.ask(phoneCalls.supply, {
    threePartyId,
    type: 6,
    deviceType: '4',
    deviceName: 'web',
    languageId: 1,
    languageName: 'en',
    ...over,
  })

/** The first password of the person, or another one. */
export const setPassword = (asker: Asker, number: Dialled, password: string, oldPassword?: string) =>
  asker.ask(phoneCalls.setPassword, {
    ...placeOf(number),
    deviceId: asker.deviceId,
    loginToken: asker.token,
    userId: asker.userId,
    password: digestOf(password),
    ...(oldPassword === undefined ? {} : { oldPassword: digestOf(oldPassword) }),
  })

export const login = (asker: Asker, number: Dialled, password: string) =>
  asker.ask(phoneCalls.passwordLogin, { ...placeOf(number), password: digestOf(password) })

export const reset = (asker: Asker, number: Dialled, password: string, threePartyId: string) =>
  asker.ask(phoneCalls.updatePassword, { ...placeOf(number), password: digestOf(password), threePartyId })

/** A person who signed up by phone, with a session; with a password when one is given. */
export const signUpByPhone = async (
  server: TestServer,
  userName: string,
  number: Dialled,
  password?: string,
): Promise<Asker> => {
  const asker = await server.visitor()
  const { code, data } = await supply(asker, await ticketFor(server, asker, number), info(userName))
  if (code !== 200) throw new Error(`not registered: ${code}`)
  await asker.enter(data)
  if (password !== undefined) await setPassword(asker, number, password)
  return asker
}
