import * as E from 'fp-ts/Either'
import type { EmailGateway, NewPerson } from '../../../src/application/account/sign-in-gateway.port'
import { newAccount } from './new-account'
import { openSession, type Entered } from './open-session'
import { answering, refusal, type Answer, type Rig } from './seat'
import type { Account, World } from './world'
import type { Flow } from './world-parts'

const WRONG = 25502
const EXPIRED = 25501
const NOT_CONFIRMED = 60005
const WRONG_PASSWORD = 10006
const USED = 10025

const standingOf = (account: Account | undefined): number => {
  if (account === undefined) return 0
  return account.password === '' ? 5 : 4
}

const confirmedFlow = (world: World, seat: Rig, email: string): Flow | undefined =>
  world.flows.findLast((flow) => flow.email === email && flow.cookie === seat.flow && flow.confirmed)

const register = (world: World, seat: Rig, email: string, given: NewPerson): Entered => {
  const flow = confirmedFlow(world, seat, email)
  if (flow === undefined || flow.password === '') return E.left(refusal(NOT_CONFIRMED))
  if (world.byEmail(email) !== undefined) return E.left(refusal(USED))
  const account = newAccount(world, given, { email, password: flow.password })
  return openSession(world, seat, account, { registered: true, way: 'email' })
}

const storePassword = (world: World, seat: Rig, email: string, password: string): Answer<void> => {
  const flow = confirmedFlow(world, seat, email)
  if (flow === undefined) return E.left(refusal(NOT_CONFIRMED))
  flow.password = password
  const account = world.byEmail(email)
  if (account !== undefined) account.password = password
  return E.right(undefined)
}

const openFlow = (world: World, seat: Rig, kind: 'new' | 'existing' | 'forgot', email: string): Answer<void> => {
  const number = world.mails.length + 1
  const mail = { to: email, kind, code: String(100_000 + number), link: `link-${number}` }
  world.mails.push(mail)
  world.flows.push({ email, cookie: seat.flow, code: mail.code, link: mail.link, confirmed: false, password: '' })
  return E.right(undefined)
}

/** Sign-in by e-mail from one browser. */
export const makeEmailGatewayFake = (world: World, seat: Rig): EmailGateway => {
  const asked = answering(seat)
  const newest = (): Flow | undefined => world.flows.findLast((flow) => flow.cookie === seat.flow)
  return {
    standing: (email) =>
      asked('standing', () => E.right({ status: standingOf(world.byEmail(email)), flow: `${seat.flow}:${email}` })),
    sendCode: (kind, email) => asked('sendCode', () => openFlow(world, seat, kind, email)),
    confirmCode: (code) =>
      asked('confirmCode', () => {
        const flow = newest()
        if (flow?.code !== code) return E.left(refusal(WRONG))
        flow.confirmed = true
        return E.right(undefined)
      }),
    confirmLink: (token) =>
      asked('confirmLink', () => {
        const flow = world.flows.find((one) => one.link === token && !one.confirmed)
        if (flow === undefined) return E.left(refusal(EXPIRED))
        flow.confirmed = true
        return E.right({ email: flow.email, here: flow.cookie === seat.flow })
      }),
    confirmed: (email) =>
      asked('confirmed', () =>
        confirmedFlow(world, seat, email) === undefined ? E.left(refusal(NOT_CONFIRMED)) : E.right(undefined),
      ),
    setPassword: (email, password) => asked('setPassword', () => storePassword(world, seat, email, password)),
    resetPassword: (email, password) => asked('resetPassword', () => storePassword(world, seat, email, password)),
    register: (email, given) => asked('register', () => register(world, seat, email, given)),
    signIn: (email, password) =>
      asked('signIn', () => {
        const account = world.byEmail(email)
        return account === undefined || account.password !== password
          ? E.left(refusal(WRONG_PASSWORD))
          : openSession(world, seat, account, { registered: false, way: 'email' })
      }),
  }
}
