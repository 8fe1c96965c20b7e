import type { Plugin } from 'vite'

/** The files of a circle of imports, or nothing; `imports` names for each file those that it imports at once. */
export const circleIn = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined => {
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]): readonly string[] | undefined => {
    const at = path.indexOf(file)
    if (at >= 0) return path.slice(at)
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...path, file])
      if (circle !== undefined) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = walk(file, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

/** Fails a build whose files import each other in a circle: one of them would run before what it needs. */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (circle !== undefined) this.error(`files of the build import each other in a circle: ${circle.join(' → ')}`)
  },
})
