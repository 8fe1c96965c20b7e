/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '../domain/kernel/language'
import en from './texts/en.json'

/** A sentence of a demo person. */
export type TextKey = keyof typeof en

const found = import.meta.glob<typeof en>('./texts/*.json', { eager: true, import: 'default' })

/** Sentences of a demo person one after the other; English where a language has none. */
export const say = (language: Language, keys: readonly TextKey[], name: string): string => {
  const texts = found[`./texts/${language}.json`] ?? en
  return keys.map((key) => texts[key].replaceAll('{{name}}', name)).join(' ')
}
