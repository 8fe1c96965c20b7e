// @ts-check
import { areaOf, byId, idsIn } from './ids.mjs'

/** Areas whose every row is a rule of the domain, or stands in `beyond-domain.mjs` with the reason why not. */
export const AREAS = ['ACCT', 'PROF', 'FRND', 'CHAT', 'GIFT', 'CALL', 'MTCH', 'COIN', 'TASK', 'SAFE']

/**
 * All that a rule book is made of.
 * @typedef {object} Material
 * @property {ReadonlyMap<string, import('./files.mjs').Row>} rows
 * @property {readonly import('./deciders.mjs').Decider[]} deciders
 * @property {ReadonlyMap<string, readonly import('./titles.mjs').Shown[]>} tests
 * @property {import('./beyond-domain.mjs').Beyond} beyond
 */

/**
 * The ids that the reasons gather, each as often as it stands there.
 * @param {import('./beyond-domain.mjs').Beyond} beyond
 */
const listedIn = (beyond) =>
  beyond.flatMap(({ title, rows }) => idsIn(rows).map((id) => /** @type {const} */ ([id, title])))

/**
 * What is wrong with the rules, one line each.
 * @param {Material} material
 * @returns {readonly string[]}
 */
export const problemsOf = ({ rows, deciders, tests, beyond }) => {
  const decided = new Set(deciders.flatMap(({ ids }) => ids))
  const listed = new Map(listedIn(beyond))
  const unknown = deciders.flatMap(({ file, name, ids }) =>
    ids.filter((id) => !rows.has(id)).map((id) => `${file}: ${name} cites ${id}, which no requirement has`),
  )
  const untested = [...decided]
    .filter((id) => rows.has(id) && !tests.has(id))
    .map((id) => `${id} is decided in the domain, and no test names it`)
  const rules = [...rows.keys()].filter((id) => AREAS.includes(areaOf(id)))
  const homeless = rules
    .filter((id) => !decided.has(id) && !listed.has(id))
    .map(
      (id) => `${id} is decided nowhere in the domain: cite it there, or say why not in scripts/rulebook/beyond-domain`,
    )
  const double = [...listed]
    .filter(([id]) => decided.has(id))
    .map(([id, title]) => `${id} is decided in the domain, and stands under '${title}' beyond it`)
  const lost = [...listed]
    .filter(([id]) => !rows.has(id))
    .map(([id, title]) => `${id} under '${title}' is no requirement`)
  const twice = listedIn(beyond)
    .filter(([id], at, all) => all.findIndex(([first]) => first === id) !== at)
    .map(([id, title]) => `${id} stands a second time under '${title}'`)
  return [unknown, untested, homeless, double, lost, twice].flatMap((each) => [...new Set(each)].toSorted())
}

/**
 * The rules of the domain, by id.
 * @param {Material} material
 */
export const decidedBy = ({ rows, deciders }) => {
  /** @type {Map<string, import('./deciders.mjs').Decider[]>} */
  const found = new Map()
  for (const decider of deciders)
    for (const id of new Set(decider.ids)) if (rows.has(id)) found.set(id, [...(found.get(id) ?? []), decider])
  return new Map([...found].toSorted(([one], [other]) => byId(one, other)))
}
