import * as E from 'fp-ts/Either'
import type { NewPerson, PhoneGateway } from '../../../src/application/account/sign-in-gateway.port'
import { keyOfNumber } from '../../../src/domain/account/phone-number'
import { newAccount } from './new-account'
import { openSession, type Entered } from './open-session'
import { answering, refusal, type Answer, type Rig } from './seat'
import { must, type World } from './world'

const WRONG_CODE = 25502
const EXPIRED = 25501
const WRONG_PASSWORD = 35501
const RESET_OVER = 35503
const INFO_WANTED = 'InfoWanted'

const accountOf = (world: World, key: string) => {
  const phone = world.desk.phones.get(key)
  return phone === undefined ? undefined : { phone, account: must(world.accounts.get(phone.user)) }
}

const enter = (world: World, seat: Rig, ticket: string, person: NewPerson | null): Entered => {
  const key = world.desk.tickets.get(ticket)
  if (key === undefined) return E.left(refusal(EXPIRED))
  const known = accountOf(world, key)
  if (known === undefined && person === null) return E.left({ _tag: INFO_WANTED, cert: ticket, name: '' })
  world.desk.tickets.delete(ticket)
  if (known !== undefined) return openSession(world, seat, known.account, { registered: false, way: 'phone' })
  const account = newAccount(world, must(person), { email: '', password: '' })
  world.desk.phones.set(key, { user: account.me.id, password: '' })
  return openSession(world, seat, account, { registered: true, way: 'phone' })
}

const reset = (world: World, key: string, password: string, ticket: string): Answer<void> => {
  const phone = world.desk.phones.get(key)
  if (world.desk.tickets.get(ticket) !== key || phone === undefined) return E.left(refusal(RESET_OVER))
  world.desk.tickets.delete(ticket)
  phone.password = password
  return E.right(undefined)
}

const checkCode = (world: World, key: string, code: string): Answer<string> => {
  const sent = world.desk.messages.findLast(({ to }) => to === key)
  if (sent?.code !== code) return E.left(refusal(WRONG_CODE))
  const ticket = `ticket-${world.desk.tickets.size + 1}-${code}`
  world.desk.tickets.set(ticket, key)
  return E.right(ticket)
}

/** Sign-in by telephone from one browser. */
export const makePhoneGatewayFake = (world: World, seat: Rig): PhoneGateway => {
  const asked = answering(seat)
  const { desk } = world
  return {
    phoneStanding: (number) =>
      asked('phoneStanding', () => {
        const known = desk.phones.get(keyOfNumber(number))
        const userSetPassword = known !== undefined && known.password !== ''
        return E.right({ ...desk.allowed, existent: known !== undefined, userSetPassword })
      }),
    sendPhoneCode: (number, channel) =>
      asked('sendPhoneCode', () => {
        const code = String(200_000 + desk.messages.length + 1)
        desk.messages.push({ to: keyOfNumber(number), channel, code })
        return E.right(undefined)
      }),
    checkPhoneCode: (number, code) => asked('checkPhoneCode', () => checkCode(world, keyOfNumber(number), code)),
    phoneSignIn: (number, password) =>
      asked('phoneSignIn', () => {
        const known = accountOf(world, keyOfNumber(number))
        return known === undefined || known.phone.password !== password
          ? E.left(refusal(WRONG_PASSWORD))
          : openSession(world, seat, known.account, { registered: false, way: 'phone' })
      }),
    enterByTicket: (ticket, person) => asked('enterByTicket', () => enter(world, seat, ticket, person)),
    resetPhonePassword: (number, password, ticket) =>
      asked('resetPhonePassword', () => reset(world, keyOfNumber(number), password, ticket)),
    storePhonePassword: (_, number, password) =>
      asked('storePhonePassword', () => {
        must(desk.phones.get(keyOfNumber(number))).password = password
        return E.right(undefined)
      }),
  }
}
