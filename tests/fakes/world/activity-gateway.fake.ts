import * as E from 'fp-ts/Either'
import type { ActivityGateway } from '../../../src/application/tasks/activity-gateway.port'
import type { UserId } from '../../../src/domain/kernel/ids'
import { canOpen, weekPercent, type LuckyBox } from '../../../src/domain/tasks/lucky-box'
import { checkInInWorld, weekInWorld } from './check-in-gateway.fake'
import { answeringSigned, refusal, type Answer, type Rig } from './seat'
import type { World } from './world'

const boxesOf = ({ checkIns }: World, user: UserId): readonly LuckyBox[] =>
  checkIns.activity ? checkIns.boxes.map((box) => ({ ...box, opened: checkIns.opened.has(`${user}|${box.id}`) })) : []

const openBox = (world: World, user: UserId, id: number): Answer<void> => {
  const box = boxesOf(world, user).find((one) => one.id === id)
  if (box?.opened === true) return E.left(refusal(400))
  if (box === undefined || !canOpen(box, weekInWorld(world, user).made)) return E.left(refusal(30014))
  world.checkIns.opened.add(`${user}|${id}`)
  world.move(user, box.coins, 'bonus', null)
  return E.right(undefined)
}

const entry = (location: number, picture: string) => ({
  location,
  url: `/activity?entry=${location}`,
  img: `/entries/${picture}.svg`,
})

/** The activity as one browser asks for it. */
export const makeActivityGatewayFake = (world: World, seat: Rig): ActivityGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const answered = new Map<string, Answer<void>>()
  /** The same key is the same press. */
  const once = (key: string, run: () => Answer<void>): Answer<void> => {
    const answer = answered.get(key) ?? run()
    answered.set(key, answer)
    return answer
  }
  return {
    show: asked('activity show', () => E.right(world.checkIns.activity)),
    week: asked('activity week', (user) => E.right(weekInWorld(world, user))),
    entrance: asked('activity entrance', (user) => {
      const { made } = weekInWorld(world, user)
      const ready = boxesOf(world, user).filter((box) => canOpen(box, made)).length
      return E.right({ show: world.checkIns.activity, url: '/activity?entry=108', ready })
    }),
    boxes: asked('activity boxes', (user) => E.right(boxesOf(world, user))),
    percent: asked('activity percent', (user) => E.right(weekPercent(weekInWorld(world, user).made))),
    checkIn: (key) => asked('activity check in', (user) => once(key, () => checkInInWorld(world, seat, user))),
    open: (id, key) => asked(`open box ${id}`, (user) => once(key, () => openBox(world, user, id))),
    entries: asked('entries', () =>
      E.right([
        entry(100, 'check-in'),
        entry(108, 'lucky-box'),
        entry(52, 'recharging-box'),
        { location: 52, url: '/task', img: '/entries/tasks.svg' },
      ]),
    ),
  }
}
