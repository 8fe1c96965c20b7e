import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

/** Two people who are friends; `one` asked. */
export const befriended = async (site: Site): Promise<readonly [Somebody, Somebody]> => {
  const [one, two] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
  unwrap(await one.friends.add(two.id, 102, crypto.randomUUID())())
  unwrap(await two.friends.answer(one.id, 'accept')())
  return [one, two]
}
