import { output } from './planted-tree'

interface Cruised {
  readonly modules: readonly { readonly source: string }[]
  readonly summary: {
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string }
    }[]
  }
}

const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src', 'server']

/** Cruises a tree with its own copy of the rules. */
export const cruise = async (folder: string): Promise<Cruised> => JSON.parse(await output('depcruise', args, folder))

/** The names of the rules that each source breaks. */
export const brokenBySource = ({ summary }: Cruised): ReadonlyMap<string, readonly string[]> => {
  const broken = new Map<string, string[]>()
  for (const { from, rule } of summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name])
  return broken
}

/** The sources that were cruised, without packages and what Node brings. */
export const sourcesOf = ({ modules }: Cruised): readonly string[] =>
  modules.map(({ source }) => source).filter((source) => /^(src|server)\//.test(source))
