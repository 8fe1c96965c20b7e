import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FileSaver } from '../../application/account/file-saver.port'

/** Hands files over in a folder, for their owner alone. */
export const makeNodeFileSaver = (folder: string): FileSaver => ({
  save: (name, _type, text) => () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, basename(name)), text, { mode: 0o600 })
  },
})
