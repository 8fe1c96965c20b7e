// @ts-check

/**
 * The ids of requirements in a list such as `CALL-63, CALL-77..79`.
 * @param {string} list
 * @returns {readonly string[]}
 */
export const idsIn = (list) =>
  [...list.matchAll(/\b([A-Z]{4,5})-(\d+)(?:\.\.(\d+))?/g)].flatMap(([, area, from, to]) =>
    Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, at) => `${area}-${Number(from) + at}`),
  )

/**
 * The ids that a title names in square brackets.
 * @param {string} title
 */
export const namedIn = (title) => [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, list]) => idsIn(list ?? ''))

/** @param {string} id */
export const areaOf = (id) => id.slice(0, id.lastIndexOf('-'))

/** @param {string} id */
const numberOf = (id) => Number(id.slice(id.lastIndexOf('-') + 1))

/**
 * By area, then by number.
 * @param {string} one
 * @param {string} other
 */
export const byId = (one, other) =>
  areaOf(one) < areaOf(other) ? -1 : areaOf(one) > areaOf(other) ? 1 : numberOf(one) - numberOf(other)
