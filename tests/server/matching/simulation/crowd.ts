import type { Member } from './gateway'

/** Somebody of the crowd: what they are, whom they wish, how they behave; times in ms. */
export interface Visitor extends Member {
  readonly id: number
  readonly arrives: number
  readonly wantGender: number
  readonly wantCountryId: number
  readonly wantLanguage: string
  /** How long they wait for a match before they give up. */
  readonly patience: number
  /** Whether they say so when they go. */
  readonly polite: boolean
  /** Matches after which they have had enough. */
  readonly wants: number
  readonly blocks: readonly number[]
}

const COUNTRIES = [276, 250, 840, 76, 818, 356]
const LANGUAGES = ['en', 'de', 'ar', 'fr', 'pt']

/** Who arrives over `ms`, as the seed decides; ids come later. */
export const makeCrowd = (chance: () => number, count: number, ms: number): readonly Omit<Visitor, 'id'>[] => {
  const oneOf = <A>(all: readonly A[]): A => all[Math.floor(chance() * all.length)] as A
  const spoken = () => [...new Set([oneOf(LANGUAGES), oneOf(LANGUAGES)])].join(',')
  return Array.from({ length: count }, (_, at) => {
    const near = () => Math.max(0, Math.min(count - 1, at + Math.floor(chance() * 41) - 20))
    return {
      gender: chance() < 0.6 ? 1 : 2,
      countryId: oneOf(COUNTRIES),
      languages: spoken(),
      arrives: Math.floor((at / count) * ms + chance() * 1_000),
      wantGender: chance() < 0.5 ? 0 : chance() < 0.7 ? 2 : 1,
      wantCountryId: chance() < 0.1 ? oneOf(COUNTRIES) : 0,
      wantLanguage: chance() < 0.15 ? oneOf(LANGUAGES) : '',
      patience: 20_000 + Math.floor(chance() * 160_000),
      polite: chance() < 0.7,
      wants: 1 + Math.floor(chance() * 4),
      blocks: [...new Set([near(), near(), near()])].filter((other) => other !== at),
    }
  })
}

/** Whether the two are what each other wishes, in words of the rule and not of the gateway. */
export const suits = (one: Visitor, other: Visitor): boolean => {
  const pleases = (who: Visitor, whom: Visitor) =>
    (who.wantGender === 0 || who.wantGender === whom.gender) &&
    (who.wantCountryId === 0 || who.wantCountryId === whom.countryId) &&
    (who.wantLanguage === '' || whom.languages.split(',').includes(who.wantLanguage))
  return pleases(one, other) && pleases(other, one)
}
