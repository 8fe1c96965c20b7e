import * as E from 'fp-ts/Either'
import type { Identifier, SecurityGateway } from '../../../src/application/account/security-gateway.port'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { LinkKind } from '../../../src/domain/account/link-step'
import { linkedElsewhere, linkRefused, nextChange, type LinkRefused } from '../../../src/domain/account/linking'
import type { UserId } from '../../../src/domain/kernel/ids'
import { DAY } from '../../../src/domain/kernel/time'
import { answering, answeringSigned, refusal, type Rig } from './seat'
import { must, type World } from './world'

const WRONG = 25502
const NOT_YOURS = 403
const WRONG_PASSWORD = 10006
const GRACE_MS = 7 * DAY

/** The code of every link in the worlds of tests. */
export const LINK_CODE = '246810'

interface Held {
  value: string
  linkedAt: number | null
}

/** Account security of one browser: what is linked is known to this fake alone, and begins with the address of the account. */
export const makeSecurityGatewayFake = (world: World, seat: Rig): SecurityGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const open = answering(seat)
  const linked = new Map<string, Held>()
  const sent = new Set<string>()
  const held = (user: UserId, kind: LinkKind): Held | null => {
    const own = kind === 'email' ? { value: must(world.accounts.get(user)).email, linkedAt: null } : null
    return linked.get(`${user}:${kind}`) ?? own
  }
  const shown = (user: UserId, kind: LinkKind): Identifier | null => {
    const link = held(user, kind)
    return link && { value: link.value, hasPassword: kind === 'email', nextChange: nextChange(link, world.clock.now()) }
  }
  const linking = (
    call: string,
    kind: LinkKind,
    value: string,
    run: (user: UserId) => E.Either<GatewayError | LinkRefused, void>,
  ) =>
    open<void, LinkRefused>(call, () => {
      const user = world.userOf(seat.session)
      if (user === null) return E.left(refusal(401))
      const refused = linkRefused(held(user, kind), value, world.clock.now())
      return refused === null ? run(user) : E.left(refused)
    })
  return {
    identifiers: asked('identifiers', (user) => E.right({ email: shown(user, 'email'), phone: shown(user, 'phone') })),
    sendLinkCode: (kind, value, _captcha, own) =>
      linking('sendLinkCode', kind, value, (user) => {
        if (sent.has(`${user}:${value}`)) return E.right(undefined)
        if (own?.typed !== must(world.accounts.get(user)).password) return E.left(refusal(WRONG_PASSWORD))
        sent.add(`${user}:${value}`)
        return E.right(undefined)
      }),
    link: (kind, value, code) =>
      linking('link', kind, value, (user) => {
        if (code !== LINK_CODE) return E.left(refusal(WRONG))
        if (world.byEmail(value) !== undefined) return E.left(linkedElsewhere(world.clock.now()))
        linked.set(`${user}:${kind}`, { value, linkedAt: world.clock.now() })
        return E.right(undefined)
      }),
    changePassword: (_kind, _value, old, next) =>
      asked('changePassword', (user) => {
        const account = must(world.accounts.get(user))
        if (account.password !== old?.typed) return E.left(refusal(10006))
        account.password = next
        return E.right(undefined)
      }),
    devices: asked('devices', () =>
      E.right([
        { id: 'here', kind: 'browser', name: 'web', createdAt: 1, seenAt: 2, current: true },
        { id: 'there', kind: 'browser', name: 'web', createdAt: 0, seenAt: 1, current: false },
      ]),
    ),
    endDevice: (id) => asked('endDevice', () => (id === 'there' ? E.right(undefined) : E.left(refusal(NOT_YOURS)))),
    everything: asked('everything', (user) => E.right(JSON.stringify({ id: user }))),
    deleteAccount: (me) =>
      asked('deleteAccount', (user) => {
        if (user !== me) return E.left(refusal(NOT_YOURS))
        const deleteAt = world.clock.now() + GRACE_MS
        world.desk.leaving.set(user, deleteAt)
        world.endSession(seat.session)
        return E.right(deleteAt)
      }),
  }
}
