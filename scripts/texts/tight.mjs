// @ts-check
// Places where a text has no room to grow: most letters there, wide ones (Chinese, Japanese, Korean) counted twice.

/** @type {Readonly<Record<string, number>>} */
export const TIGHT = {
  // Tabs of the bottom bar: a sixth of 320 px.
  'shell:discover': 12,
  'shell:wall': 12,
  'shell:card': 12,
  'shell:messages': 12,
  'shell:friends': 12,
  'shell:profile': 14,
  // Two buttons in one row of a phone.
  'calls:answer': 14,
  'calls:decline': 14,
  'calls:hang_up': 14,
  'friends:accept': 14,
  'friends:decline': 14,
  'common:cancel': 14,
  'common:close': 12,
  'common:back': 12,
  'tasks:claim': 12,
  'shop:buy': 12,
  'shop:pay': 14,
  // Labels on pictures.
  'recordedCall:label': 16,
  'hotVideos:recorded': 16,
  'common:demo': 10,
  'common:online': 14,
  'common:busy': 14,
  'common:offline': 14,
  // Chips in one row.
  'match:women': 12,
  'match:men': 12,
  'match:anyone': 20,
  'shell:sign_in': 18,
  'match:start': 20,
  'shop:best': 18,
}

const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff00-\uff60]/u
const letters = new Intl.Segmenter()

export const widthOf = (/** @type {string} */ text) =>
  [...letters.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0)

/**
 * Texts of one language that do not fit, and names in the table that no text has.
 * @param {string} language
 * @param {ReadonlyMap<string, Readonly<Record<string, string>>>} texts
 */
export const checkTight = (language, texts, table = TIGHT) =>
  Object.entries(table).flatMap(([name, most]) => {
    const [namespace = '', key = ''] = name.split(':')
    const text = texts.get(namespace)?.[key]
    if (text === undefined) return language === 'en' ? [`scripts/texts/tight.mjs: no text '${name}'`] : []
    const width = widthOf(text)
    return width > most ? [`${language}/${namespace}.json: '${key}' takes ${width} of ${most}: ${text}`] : []
  })
