import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * One name per class and file, the same in every build, so that what is drawn at build time meets its styles. The mark is the file's: one
 * for each class would be a few hundred bytes more in the first screen.
 */
export const className = (name: string, file: string): string => {
  const path = relative(process.cwd(), file.split('?')[0] ?? file)
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 6)
  return `${name}-${hash}`
}
