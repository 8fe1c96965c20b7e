import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What went while it was being copied belongs to nobody any more. */
const unlessGone = (error: unknown): void => {
  if (!isMissing(error)) throw error
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Copies the files below `from` that are not below `to` yet; pictures never change under their name, and a folder appears at once
 * with all its files. Names that begin with a dot are unfinished.
 */
export const copyNew = async (from: string, to: string): Promise<void> => {
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => (unlessGone(error), []))
  if (entries.length > 0) await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of entries.filter(({ name }) => !name.startsWith('.'))) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyNew(source, copy)
    else if (entry.isFile() && !(await isThere(copy))) await copyFile(source, copy).catch(unlessGone)
  }
}
