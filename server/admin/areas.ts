/// <reference types="vite/types/importMeta.d.ts" />
import type { Area } from './area'

const found = import.meta.glob<{ readonly area: Area }>('./areas/*.area.ts', { eager: true })

/** Every area, by name: adding one is adding a file. */
export const areas: readonly Area[] = Object.values(found)
  .map(({ area }) => area)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
