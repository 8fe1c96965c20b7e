import { sizes, type Look, type Scene, type SizeName, type ThemeName } from './kinds'

/** A scene, looked at in one way. */
export interface Shot {
  readonly scene: Scene
  readonly look: Look
}

const narrowSizes: readonly SizeName[] = ['phone', 'small', 'lying']
const wideSizes: readonly SizeName[] = ['desktop', 'tablet', 'zoomed']
const themes: readonly ThemeName[] = ['dark', 'light', 'forced']

/** Whether the product takes the window for a phone's. */
export const isNarrow = (size: SizeName): boolean => sizes[size].width <= 680

const sizesFor = ({ only }: Scene): readonly SizeName[] => {
  const all = [...narrowSizes, ...wideSizes]
  return only === undefined ? all : all.filter((size) => isNarrow(size) === (only === 'narrow'))
}

/** Lesser ways to look are worth less: they come in where nothing better is left. */
const worth: Readonly<Record<string, number>> = { lying: 0.4, zoomed: 0.4, forced: 0.3 }

const pairsOf = ({ look, scene }: Shot): readonly (readonly [pair: string, worth: number])[] => {
  const values = [look.size, look.theme, look.language]
  const among = values.flatMap((one, at) => values.slice(at + 1).map((other) => [`${one}+${other}`, 0.6] as const))
  return [...values.map((value) => [`${scene.name}+${value}`, worth[value] ?? 1] as const), ...among]
}

const looksFor = (scene: Scene, languages: readonly string[]): readonly Look[] =>
  sizesFor(scene).flatMap((size) =>
    themes.flatMap((theme) => languages.map((language): Look => ({ size, theme, language }))),
  )

/**
 * At most `most` shots, none twice, so that pairs of scene, size, theme and language are seen as evenly as can be: each next one,
 * taking the scenes in turn, is the look that shows the most that nobody has seen yet.
 */
export const chooseShots = (scenes: readonly Scene[], languages: readonly string[], most: number): readonly Shot[] => {
  const seen = new Map<string, number>()
  const shots: Shot[] = []
  const gain = (shot: Shot): number =>
    pairsOf(shot).reduce((sum, [pair, value]) => sum + value / 4 ** (seen.get(pair) ?? 0), 0)
  const best = (left: readonly Shot[]): Shot | undefined => left.toSorted((one, other) => gain(other) - gain(one))[0]
  const rest = scenes.map((scene) => looksFor(scene, languages).map((look): Shot => ({ scene, look })))
  while (shots.length < most && rest.some(({ length }) => length > 0))
    for (const left of rest) {
      const shot = best(left)
      if (shot === undefined || shots.length === most) continue
      pairsOf(shot).forEach(([pair]) => seen.set(pair, (seen.get(pair) ?? 0) + 1))
      shots.push(left.splice(left.indexOf(shot), 1)[0] ?? shot)
    }
  return shots
}
