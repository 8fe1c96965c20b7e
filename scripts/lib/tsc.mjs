// @ts-check
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * What Node runs to check types: the native compiler. It stands beside `typescript`, which the tools that read a program
 * import, and both would be `tsc` on the path.
 */
export const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc')
