import { matchingCalls } from '../../../../src/infrastructure/gateway/contract/matching.calls'
import { hear } from './hear'
import { goAway, mean, type Due, type Person, type Scene } from './scene'

const COUNTDOWN_MS = 10_000

const enter = async (scene: Scene, person: Person, at: number): Promise<void> => {
  const { agenda, gateway, oracle } = scene
  const { id, patience, wantCountryId, wantGender, wantLanguage } = person.visitor
  if (person.since === null) {
    person.since = at
    agenda.add(at + patience, { what: 'giveUp', id, turn: person.search, matchId: '' })
  }
  const wanted = oracle.enters(id, at)
  mean(scene, person, at + COUNTDOWN_MS, 'enter')
  const wishes = { wantCountryId, wantGender, wantLanguage }
  const code = await gateway.ask(matchingCalls.matching, { callLocation: 101, ...wishes }, at, id)
  if (code !== 200) oracle.violations.push(`${id} was refused: ${code}`)
  const [met] = hear(scene, at, id)
  if (wanted !== undefined && met !== wanted)
    oracle.violations.push(`${id} met ${met}, and ${wanted} has waited longest`)
}

const giveUp = async (scene: Scene, person: Person, at: number): Promise<void> => {
  scene.gaveUp += 1
  goAway(person)
  if (!person.visitor.polite) return
  scene.oracle.leaves(person.visitor.id)
  await scene.gateway.ask(matchingCalls.exitMatch, {}, at, person.visitor.id)
  hear(scene, at)
}

const join = async (scene: Scene, person: Person, matchId: string, at: number): Promise<void> => {
  const { id } = person.visitor
  const code = await scene.gateway.ask(matchingCalls.join, { matchId }, at, id)
  if (code === 200) scene.oracle.joins(id, matchId, at)
  else mean(scene, person, at + 1, 'enter')
  hear(scene, at)
}

const leave = async (scene: Scene, person: Person, matchId: string, at: number): Promise<void> => {
  mean(scene, person, at + 1, 'enter')
  await scene.gateway.ask(matchingCalls.leave, { matchId }, at, person.visitor.id)
  hear(scene, at)
}

const hangUp = async (scene: Scene, person: Person, matchId: string, at: number): Promise<void> => {
  await scene.gateway.ask(matchingCalls.leave, { matchId }, at, person.visitor.id)
  hear(scene, at)
  for (const id of scene.talking.get(matchId) ?? []) {
    const one = scene.people.get(id)
    if (one === undefined) continue
    if (one.talks < one.visitor.wants) mean(scene, one, at + 1 + Math.floor(scene.chance() * 2_000), 'enter')
    else goAway(one)
  }
}

/** Does what is due, unless it is off. */
export const act = async (scene: Scene, { id, matchId, turn, what }: Due, at: number): Promise<void> => {
  const person = scene.people.get(id)
  if (person === undefined || !person.here || turn !== (what === 'giveUp' ? person.search : person.turn)) return
  switch (what) {
    case 'enter':
      return enter(scene, person, at)
    case 'giveUp':
      return giveUp(scene, person, at)
    case 'join':
      return join(scene, person, matchId, at)
    case 'leave':
      return leave(scene, person, matchId, at)
    case 'hangUp':
      return hangUp(scene, person, matchId, at)
    case 'vanish':
      return goAway(person)
  }
}
