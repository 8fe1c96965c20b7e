import * as E from 'fp-ts/Either'
import type { NewPerson, OtherGateway, SignInGateway } from '../../../src/application/account/sign-in-gateway.port'
import type { UserId } from '../../../src/domain/kernel/ids'
import { makeEmailGatewayFake } from './email-gateway.fake'
import { newAccount } from './new-account'
import { openSession, type Entered } from './open-session'
import { makePhoneGatewayFake } from './phone-gateway.fake'
import { answering, refusal, type Rig } from './seat'
import { must, type World } from './world'

const NO_SUCH_ACCOUNT = 10101
const EXPIRED = 10025

const socialSignIn = (world: World, seat: Rig, token: string): Entered => {
  const { desk } = world
  const subject = desk.returns.get(token)
  desk.returns.delete(token)
  if (subject === undefined) return E.left(refusal(NO_SUCH_ACCOUNT, 'Please sign in again'))
  const user = desk.socials.get(subject)
  if (user !== undefined) {
    return openSession(world, seat, must(world.accounts.get(user)), { registered: false, way: 'social' })
  }
  const cert = `new-${subject}`
  desk.newcomers.set(cert, subject)
  return E.left({ _tag: 'InfoWanted', cert, name: 'Ada' })
}

const addInfo = (world: World, seat: Rig, cert: string, person: NewPerson): Entered => {
  const { desk } = world
  const subject = desk.newcomers.get(cert)
  if (subject === undefined) return E.left(refusal(EXPIRED))
  desk.newcomers.delete(cert)
  const account = newAccount(world, person, { email: '', password: '' })
  desk.socials.set(subject, account.me.id)
  return openSession(world, seat, account, { registered: true, way: 'social' })
}

const enterByCert = (world: World, seat: Rig, user: UserId, cert: string): Entered => {
  const { desk } = world
  const account = world.accounts.get(user)
  if (desk.certs.get(cert) !== user || account === undefined) return E.left(refusal(NO_SUCH_ACCOUNT, 'Sign in again'))
  desk.certs.delete(cert)
  desk.leaving.delete(user)
  return openSession(world, seat, account, { registered: false, way: 'email' })
}

const otherPart = (world: World, seat: Rig): OtherGateway => {
  const asked = answering(seat)
  return {
    socialSignIn: (_, token) => asked('socialSignIn', () => socialSignIn(world, seat, token)),
    addInfo: (cert, person) => asked('addInfo', () => addInfo(world, seat, cert, person)),
    enterByCert: (user, cert) => asked('enterByCert', () => enterByCert(world, seat, user, cert)),
    enterRemembered: (way) =>
      asked('enterRemembered', () => {
        const account = world.accounts.get(way.user)
        return account === undefined || seat.way?.user !== way.user
          ? E.left(refusal(NO_SUCH_ACCOUNT))
          : openSession(world, seat, account, { registered: false, way: way.kind })
      }),
    onlineCount: asked('onlineCount', () =>
      E.right([...world.accounts.keys()].filter((id) => world.hub.connected(id)).length),
    ),
    country: asked('country', () => E.right({ id: 276, code: 'DE', ip: '192.0.2.1' })),
  }
}

/** Every way in from one browser. */
export const makeSignInGatewayFake = (world: World, seat: Rig): SignInGateway => ({
  ...makeEmailGatewayFake(world, seat),
  ...makePhoneGatewayFake(world, seat),
  ...otherPart(world, seat),
})
