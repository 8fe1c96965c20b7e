// @ts-check

/** @type {readonly (readonly [ms: number, unit: string])[]} */
const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
]

/** A table longer than this is named, not shown. */
const MOST_ROWS = 24
const MOST_TEXT = 120

/** @param {number} value */
const plain = (value) => value.toLocaleString('en', { maximumFractionDigits: 6 })

/**
 * A duration in words, with its milliseconds: `1 min 30 s (90,000 ms)`.
 * @param {number} ms
 */
export const durationOf = (ms) => {
  if (!Number.isFinite(ms) || ms < 1_000) return `${plain(ms)} ms`
  let rest = ms
  const parts = []
  for (const [size, unit] of UNITS) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${plain(count)} ${unit === 'day' && count !== 1 ? 'days' : unit}`)
  }
  if (rest > 0) parts.push(`${plain(rest)} ms`)
  return `${parts.join(' ')} (${plain(ms)} ms)`
}

/** @param {string} name */
const isDuration = (name) => /(?:_MS|Ms)$/.test(name)

/** Numbers from here on are moments of this century, in milliseconds. */
const FIRST_MOMENT = 1_000_000_000_000

/** @param {string} name @param {number} value */
const numberIn = (name, value) => {
  if (isDuration(name)) return durationOf(value)
  const moment = Number.isInteger(value) && value >= FIRST_MOMENT && value < 4 * FIRST_MOMENT
  return moment ? `${new Date(value).toISOString()} (${plain(value)})` : plain(value)
}

/** @param {string} text */
const quoted = (text) => (text.includes('`') ? text : `\`${text}\``)

/**
 * A value in one line; null: it has no such line.
 * @param {string} name what it is called, which tells its unit
 * @param {unknown} value
 * @returns {string | null}
 */
export const inLine = (name, value) => {
  if (typeof value === 'number') return numberIn(name, value)
  if (typeof value === 'bigint') return value.toLocaleString('en')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value === '' ? '(empty)' : quoted(value)
  if (value === null || value === undefined) return 'none'
  if (value instanceof RegExp)
    return String(value).length > MOST_TEXT ? 'a pattern, which stands in the code' : quoted(String(value))
  const list = value instanceof Set ? [...value] : value
  if (!Array.isArray(list) || list.some((each) => Array.isArray(each))) return null
  const parts = list.map((each) => inLine(name, each))
  const text = parts.join(', ')
  if (parts.includes(null) || parts.length === 0) return null
  return text.length > MOST_TEXT * 3 ? `${plain(parts.length)} values` : text
}

/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What stands in a value, by the path to it.
 * @param {unknown} value
 * @param {string} path
 * @returns {readonly (readonly [string, string])[]}
 */
const leaves = (value, path) => {
  const line = inLine(path, value)
  if (line !== null) return [[path, line]]
  if (value instanceof Map) return [...value].flatMap(([key, each]) => leaves(each, `${path} ${String(key)}`.trim()))
  if (Array.isArray(value)) return value.flatMap((each, at) => leaves(each, `${path} ${at + 1}`.trim()))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]) => leaves(each, key === '_tag' ? path : `${path} ${key}`.trim()))
}

/** @param {string} text */
export const cell = (text) => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')

/**
 * How a figure is shown: in one line, as a table, or not at all (a value that holds no figures, or only functions).
 * @param {string} name
 * @param {unknown} value
 * @returns {{ readonly line: string } | { readonly table: readonly (readonly [string, string])[] } | null}
 */
export const figureOf = (name, value) => {
  const line = inLine(name, value)
  if (line !== null) return { line }
  const rows = leaves(value, '')
  if (rows.length === 0) return null
  const longest = Math.max(...rows.map(([, text]) => text.length))
  if (rows.length <= MOST_ROWS && longest <= MOST_TEXT * 3) return { table: rows }
  return { line: `a table of ${plain(rows.length)} values, which stands in the code` }
}
