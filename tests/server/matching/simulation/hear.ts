import type { News } from './gateway'
import { mean, settle, type Person, type Scene } from './scene'

const COUNTDOWN_MS = 10_000

/** Most join within a second or two; some let it pass, some close the page, some are too late. */
const onHit = (scene: Scene, person: Person, matchId: string, at: number): void => {
  const { chance } = scene
  const luck = chance()
  if (luck < 0.86) mean(scene, person, at + 50 + Math.floor(chance() * 1_500), 'join', matchId)
  else if (luck < 0.91) mean(scene, person, at + Math.floor(chance() * 3_000), 'leave', matchId)
  else if (luck < 0.96) mean(scene, person, at + 1, 'vanish')
  else mean(scene, person, at + 5_001 + Math.floor(chance() * 2_000), 'join', matchId)
}

const onReady = (scene: Scene, person: Person, { body }: Extract<News, { kind: 'match_ready' }>, at: number): void => {
  scene.waits.push(at - (person.since ?? at))
  settle(person)
  person.talks += 1
  person.turn += 1
  if (body.role === 'caller')
    mean(scene, person, at + 3_000 + Math.floor(scene.chance() * 40_000), 'hangUp', body.matchId)
}

const onGone = (scene: Scene, person: Person, waits: boolean, at: number): void => {
  if (person.since !== null) mean(scene, person, waits ? at + COUNTDOWN_MS : at + 1, 'enter')
}

/** Whom each hit has brought together with `id`, in order. */
export const hear = (scene: Scene, at: number, id = 0): readonly number[] => {
  const met: number[] = []
  for (const news of scene.gateway.taken()) {
    const { matchId } = news.body
    const person = scene.people.get(news.to)
    if (news.kind === 'match' && !scene.talking.has(matchId)) {
      scene.hits += 1
      scene.talking.set(matchId, [news.to, news.body.person.id])
      scene.oracle.hit(matchId, news.to, news.body.person.id, at)
      if (news.to === id || news.body.person.id === id) met.push(news.to === id ? news.body.person.id : news.to)
    }
    if (news.kind === 'match_gone') scene.oracle.gone(matchId, news.to, news.body.waiting === 1)
    if (person === undefined || !person.here) continue
    if (news.kind === 'match') onHit(scene, person, matchId, at)
    if (news.kind === 'match_ready') onReady(scene, person, news, at)
    if (news.kind === 'match_gone') onGone(scene, person, news.body.waiting === 1, at)
  }
  return met
}
