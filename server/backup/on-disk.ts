import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Systems and network disks that have no such thing for a folder say so; files always can. */
const CANNOT = new Set(['EINVAL', 'EISDIR', 'EPERM', 'EACCES', 'ENOTSUP'])

const unlessUnable = (error: unknown): void => {
  const unable = error instanceof Error && 'code' in error && CANNOT.has(String(error.code))
  if (!unable) throw error
}

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Waits until the disk has a file, or the names in a folder, so that they outlive a power cut. */
export const settle = (path: string): Promise<void> => sync(path).catch(unlessUnable)

/** The same for all that is below a folder, and the folder itself. */
export const settleFolder = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await settleFolder(path)
    else await settle(path)
  }
  await settle(folder)
}
