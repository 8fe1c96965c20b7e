import type { i18n, ThirdPartyModule } from 'i18next'

type Look = (...asked: readonly unknown[]) => unknown

const isLook = (found: unknown): found is Look => typeof found === 'function'

/** What takes nothing in is looked up once; what is not there yet is asked for again. */
const remembering =
  (look: Look, place: string, known: Map<string, unknown>): Look =>
  (...asked) => {
    const [key, ...rest] = asked
    if (rest.length > 0 || typeof key !== 'string') return look(...asked)
    const name = `${place} ${key}`
    const text = known.get(name) ?? look(key)
    if (text !== key) known.set(name, text)
    return text
  }

/** Wraps what makes the `t` of a language and its namespaces. */
const remember = (instance: i18n, known: Map<string, unknown>): void => {
  const { getFixedT } = instance
  const value: Look = (...asked) => {
    const look: unknown = Reflect.apply(getFixedT, instance, asked)
    return isLook(look) ? Object.assign(remembering(look, asked.slice(0, 3).join(' '), known), look) : look
  }
  Object.defineProperty(instance, 'getFixedT', { value })
}

/**
 * Keeps the texts that were looked up: i18next copies all its options for each, and what one press shows has a hundred. They are looked
 * up anew when texts come in or the language changes.
 */
export const knownTexts: ThirdPartyModule = {
  type: '3rdParty',
  init: (instance: i18n) => {
    const known = new Map<string, unknown>()
    const forget = (): void => known.clear()
    instance.on('languageChanged', forget)
    instance.store.on('added', forget)
    instance.store.on('removed', forget)
    remember(instance, known)
  },
}
