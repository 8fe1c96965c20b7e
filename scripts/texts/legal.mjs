// @ts-check
// Every language has the same terms: no section, paragraph, condition, name or link of the English text is lost.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['page', 'terms', 'privacy', 'cookies', 'guidelines']

/** What must be equal in both languages: marks, but no words. */
const marksOf = (/** @type {string} */ text) =>
  [
    ...(text.match(/{{[\w.]+}}/g) ?? []),
    ...(text.match(/\]\(\w+\)/g) ?? []),
    ...(text.match(/`[^`]+`/g) ?? []),
    ...(text.match(/\*\*/g) ?? []),
  ]
    .toSorted()
    .join(' ')

/** Fields that are no words, and days: they are the same in all languages. */
const isSame = (/** @type {string} */ key, /** @type {string} */ english) =>
  key === 'id' || key === 'if' || /^\d{4}-\d\d-\d\d$/.test(english)

/** @typedef {{ say: (what: string) => void, at: string, key: string }} Place */

const compareText = (
  /** @type {string} */ english,
  /** @type {unknown} */ other,
  /** @type {Place} */ { at, key, say },
) => {
  if (typeof other !== 'string' || other.trim() === '') return say(`${at} is missing`)
  if (isSame(key, english)) return other === english ? undefined : say(`${at} is '${other}', English has '${english}'`)
  const [wanted, given] = [marksOf(english), marksOf(other)]
  if (wanted !== given) say(`${at} has ${given || 'no marks'}, English has ${wanted || 'none'}`)
}

/** Compares what stands in one place of a text, and below it. */
const compareNode = (/** @type {unknown} */ english, /** @type {unknown} */ other, /** @type {Place} */ place) => {
  const { at, say } = place
  if (typeof english === 'string') return compareText(english, other, place)
  if (typeof english !== 'object' || english === null) return
  if (typeof other !== 'object' || other === null || Array.isArray(english) !== Array.isArray(other))
    return say(`${at} is of another kind than in English`)
  const theirs = /** @type {Readonly<Record<string, unknown>>} */ (other)
  for (const key of Object.keys(theirs)) if (!(key in english)) say(`${at}.${key} is not in English`)
  for (const [key, part] of Object.entries(english))
    compareNode(part, theirs[key], { say, key, at: at === '' ? key : `${at}.${key}` })
}

/**
 * What one text of a language lacks or has too much.
 * @param {string} name
 * @param {unknown} english
 * @param {unknown} other
 */
export const compareLegal = (name, english, other) => {
  /** @type {string[]} */
  const problems = []
  compareNode(english, other, { at: '', key: '', say: (what) => void problems.push(`${name}: ${what}`) })
  return problems
}

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))

/** All problems of the texts below `src/legal`; each of `languages` must be there. */
export const checkLegal = (/** @type {string} */ root, /** @type {readonly string[]} */ languages) => {
  const folder = join(root, 'src/legal')
  if (!existsSync(folder)) return []
  const all = [...new Set(['en', ...languages, ...readdirSync(folder)])]
  return all.flatMap((language) =>
    NAMES.flatMap((name) => {
      const file = join(folder, language, `${name}.json`)
      const title = `legal/${language}/${name}.json`
      return existsSync(file)
        ? compareLegal(title, read(join(folder, 'en', `${name}.json`)), read(file))
        : [`${title}: missing`]
    }),
  )
}
