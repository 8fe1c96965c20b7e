import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this a header costs more than it saves. */
const LEAST_BYTES = 600

/** Pages are not among them: the gateway fills in each and packs it itself. */
const worthwhile = /\.(?:js|css|svg|json|webmanifest|wasm)$/

const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })

const compressFile = (file: string): void => {
  const content = readFileSync(file)
  if (content.length < LEAST_BYTES) return
  writeFileSync(`${file}.br`, brotli(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

/** Puts a brotli and a gzip copy beside each text file of the build, so that the gateway compresses nothing while serving. */
export const compress = (): Plugin => {
  let outDir = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    // The service worker is built when the bundle is written.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: (error) => {
        if (error !== undefined) return
        readdirSync(outDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && worthwhile.test(entry.name))
          .forEach((entry) => compressFile(join(entry.parentPath, entry.name)))
      },
    },
  }
}
