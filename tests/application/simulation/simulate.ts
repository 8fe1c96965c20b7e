import * as E from 'fp-ts/Either'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeWorld } from '../../fakes/world/world'
import { makeChance } from '../../faults/chance'
import { makeChaos } from './chaos'
import { type Flaws, makeSimulatedGateway } from './gateway'
import { messageFaults, missing, type ToRead, unheardFaults, unreadFaults } from './oracle'
import { drive, makeSimulated, type Scene, type Simulated, type SimulatedTab } from './people'
import { makeSimulatedSockets } from './sockets'

export interface Outcome {
  readonly messages: number
  readonly violations: readonly string[]
}

const MOST_CORES = 4
const CALM_STEPS = 120
const CALM_STEP_MS = 5_000

const makeScene = (seed: number, flaws: Flaws): Scene => {
  const clock = makeVirtualClock()
  const world = makeWorld(clock)
  const chaos = makeChaos(clock, makeChance(seed))
  const gateway = makeSimulatedGateway(world, chaos, flaws)
  return { clock, world, chaos, gateway, sockets: makeSimulatedSockets(world, chaos, gateway) }
}

const oneOf = <A>(chance: () => number, all: readonly A[]): A => {
  const one = all[Math.floor(chance() * all.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}

class Play {
  private readonly scene: Scene
  private readonly people: readonly Simulated[]
  private readonly chance: () => number

  constructor(scene: Scene, people: readonly Simulated[]) {
    this.scene = scene
    this.people = people
    this.chance = scene.chaos.chance
  }

  /** Something happens: mostly somebody writes, now and then something breaks. */
  async step(): Promise<void> {
    const what = this.chance()
    const person = oneOf(this.chance, this.people)
    if (what < 0.5) await this.write(person)
    else if (what < 0.75) await this.scene.clock.advance(Math.floor(this.chance() * 4_000))
    else if (what < 0.83) await this.reload(person)
    else if (what < 0.88) await this.openAnother(person)
    else if (what < 0.92) this.scene.sockets.cut(person.id)
    else if (what < 0.96) this.crash()
    else if (what < 0.98) this.stayAway(person)
    else oneOf(this.chance, person.tabs).chat.close()
  }

  async write(person: Simulated, to = this.someoneElse(person)): Promise<void> {
    const { chat } = oneOf(this.chance, person.tabs)
    if (chat.view.open?.friend !== to.id) await drive(this.scene.clock, chat.open(to.id)())
    await this.say(person, to, chat)
  }

  private async say(person: Simulated, to: Simulated, chat: SimulatedTab['chat']): Promise<void> {
    const written = person.written.get(to.id) ?? []
    const text = `${person.name}${to.name} ${written.length + 1}`
    const sent = await drive(this.scene.clock, chat.send(text)())
    if (E.isRight(sent)) person.written.set(to.id, [...written, text])
  }

  private someoneElse(person: Simulated): Simulated {
    return oneOf(
      this.chance,
      this.people.filter((one) => one !== person),
    )
  }

  /** A tab is closed, whatever it is doing, and opened again: the store is what stays. */
  async reload(person: Simulated): Promise<void> {
    const closing = oneOf(this.chance, person.tabs)
    closing.tab.close()
    person.tabs.splice(person.tabs.indexOf(closing), 1)
    await person.open()
  }

  private async openAnother(person: Simulated): Promise<void> {
    const cores = this.people.reduce((sum, { tabs }) => sum + tabs.length, 0)
    if (cores < MOST_CORES) await person.open()
  }

  private crash(): void {
    this.scene.gateway.crash()
    this.scene.chaos.crash()
    this.scene.sockets.cut()
  }

  /** So long that rows are forgotten: nobody whose socket is open is behind by 30 days. */
  private stayAway(person: Simulated): void {
    this.scene.sockets.cut(person.id)
    this.scene.gateway.prune(person.id)
  }

  /** The network behaves until nothing is missing any more, at most ten minutes. */
  async calmDown(): Promise<void> {
    const { chaos, clock } = this.scene
    chaos.setCalm(true)
    await clock.advance(CALM_STEP_MS)
    for (let step = 0; step < CALM_STEPS && (await missing(this.people)) > 0; step += 1)
      await clock.advance(CALM_STEP_MS)
    await clock.advance(60_000)
    chaos.setCalm(false)
  }

  /** Somebody looks into every conversation, then nobody does. */
  async readAll(): Promise<void> {
    this.scene.chaos.setCalm(true)
    for (const person of this.people) {
      for (const { chat } of person.tabs) chat.close()
      const [first] = person.tabs
      for (const friend of this.people) {
        if (friend === person || first === undefined) continue
        await drive(this.scene.clock, first.chat.open(friend.id)())
        await this.scene.clock.advance(1_000)
      }
      first?.chat.close()
    }
    await this.calmDown()
  }

  /** Of each two people one: whoever writes looks into the conversation, and has read it. */
  private oneWay(): readonly (readonly [Simulated, Simulated])[] {
    return this.people.flatMap((one, at) =>
      this.people
        .slice(at + 1)
        .map((other) => (this.chance() < 0.5 ? ([one, other] as const) : ([other, one] as const))),
    )
  }

  /** Writes to people who do not look, through a network that breaks; answers who has how much to read. */
  async leaveUnread(): Promise<ToRead> {
    const before = new Map(
      this.people.map(({ id, written }) => [id, new Map([...written].map(([to, all]) => [to, all.length]))]),
    )
    for (const [writer, to] of this.oneWay()) {
      const count = 1 + Math.floor(this.chance() * 4)
      for (let number = 0; number < count; number += 1) {
        await this.write(writer, to)
        for (const { chat } of writer.tabs) chat.close()
      }
      if (this.chance() < 0.3) this.crash()
      if (this.chance() < 0.3) await this.reload(to)
    }
    await this.calmDown()
    const byId = new Map(this.people.map((person) => [person.id, person]))
    return (reader, friend) => {
      const written = byId.get(friend)?.written.get(reader)?.length ?? 0
      return written - (before.get(friend)?.get(reader) ?? 0)
    }
  }
}

const settle = async ({ clock, sockets }: Scene, people: readonly Simulated[]): Promise<void> => {
  people.forEach(({ tabs }) => tabs.splice(0).forEach(({ tab }) => tab.close()))
  sockets.stop()
  await clock.settle()
}

const playOut = async (seed: number, flaws: Flaws): Promise<Outcome> => {
  const scene = makeScene(seed, flaws)
  const { chance } = scene.chaos
  scene.chaos.setCalm(true)
  const names = chance() < 0.7 ? ['Ann', 'Ben'] : ['Ann', 'Ben', 'Cleo']
  const people: Simulated[] = []
  for (const name of names) people.push(await makeSimulated(scene, name))
  for (const one of people)
    for (const other of people)
      if (one.id < other.id) scene.world.setPair(one.id, other.id, { _tag: 'Friends', askedBy: one.id })
  for (const person of people) await person.open()
  scene.chaos.setCalm(false)

  const play = new Play(scene, people)
  const steps = 10 + Math.floor(chance() * 30)
  for (let step = 0; step < steps; step += 1) await play.step()
  await play.calmDown()
  const early = await messageFaults(scene.world, people)
  await play.readAll()
  const read = [...unreadFaults(people, () => 0), ...unheardFaults(scene.gateway, people)]
  const expected = await play.leaveUnread()
  const unread = unreadFaults(people, expected)
  const late = await messageFaults(scene.world, people)
  const violations = [...new Set([...early, ...read, ...unread, ...late])]
  await settle(scene, people)
  return { messages: scene.world.messages.length, violations }
}

/** Two to four Cores write to each other over a network and a gateway that misbehave as the seed says. */
export const simulate = (seed: number, flaws: Flaws = {}): Promise<Outcome> =>
  playOut(seed, flaws).catch((defect: unknown) => ({ messages: 0, violations: [`it broke: ${String(defect)}`] }))
