import { Avatar, Style } from '@dicebear/core'
import toonHead from '@dicebear/styles/toon-head.json' with { type: 'json' }
import { genderOf } from '../../src/domain/kernel/person'

/** Evening colours behind the portraits, each a pair for a gradient. */
const evenings = [
  ['#ff7a6b', '#8a2b6b'],
  ['#ffb37a', '#b3365f'],
  ['#7a6bff', '#2b1a5e'],
  ['#ff9ac1', '#6b2b8a'],
  ['#5fb3c9', '#2b3a6b'],
  ['#e8a06b', '#5e2b3f'],
] as const

const style = new Style(toonHead)

/** Warm faces only: nobody on the first screen looks angry or sad. */
const warm = {
  eyesVariant: { wide: 6, bow: 4, happy: 2, wink: 1 },
  eyebrowsVariant: ['happy', 'neutral', 'raised'],
  mouthVariant: ['smile', 'laugh'],
} as const

const looks = {
  female: {
    hairVariant: ['bun', 'sideComed'],
    rearHairVariant: ['longStraight', 'longWavy', 'neckHigh', 'shoulderHigh'],
    rearHairProbability: 100,
    beardProbability: 0,
  },
  male: { hairVariant: ['sideComed', 'spiky', 'undercut'], rearHairProbability: 8, beardProbability: 40 },
} as const

/** Another face than the usual one, as clips have them. */
export interface Mien {
  readonly mouthVariant?: readonly ('smile' | 'laugh')[]
  readonly eyesVariant?: readonly ('happy' | 'wide')[]
}

/** A drawn portrait of 3:4 as SVG; the same seed is the same face. Drawing style 'ToonHead' by Johan Melin, CC BY 4.0. */
export const drawPortrait = (seed: string, index: number, gender: number, mien: Mien = {}): string => {
  const face = new Avatar(style, { seed, ...warm, ...looks[genderOf(gender)], ...mien }).toString()
  const [light, deep] = evenings[index % evenings.length] ?? evenings[0]
  const inner = face.replace(/^<svg/, '<svg x="-30" y="40" width="330" height="330"')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 270 360" width="270" height="360">',
    `<defs><linearGradient id="evening" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${light}"/>`,
    `<stop offset="1" stop-color="${deep}"/></linearGradient></defs>`,
    '<rect width="270" height="360" fill="url(#evening)"/>',
    '<circle cx="210" cy="70" r="90" fill="#fff" opacity=".12"/>',
    inner,
    '</svg>',
  ].join('')
}
