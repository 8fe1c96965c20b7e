import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** What no first or signed-in screen needs: vendors, telephone numbers, emoji, further languages. Kept once it was used. */
const late = [
  /[\\/]node_modules[\\/](?:agora-[\w-]+|firebase|@firebase|idb|libphonenumber-js)[\\/]/,
  /[\\/]infrastructure[\\/]\w+[\\/](?:agora|firebase)[\\/]/,
  /[\\/]i18n[\\/]locales[\\/](?!en[\\/])/,
  /[\\/]emoji[\w.-]*$/,
]

const isLate = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean => {
  const sources = file.type === 'chunk' ? file.moduleIds : [...file.originalFileNames, ...file.names]
  return sources.length > 0 && sources.every((source) => late.some((one) => one.test(source)))
}

/** Only the letters of most texts; others come with the first text that has them. */
const patterns = [
  '{assets,gifts}/*.{js,css,svg}',
  '*.{js,svg,png,webmanifest}',
  'assets/inter-latin-wght-*.woff2',
  'index.html',
]

/**
 * Builds `src/worker/service-worker.ts` with the list of files that make the product start without a network. The shell is asked
 * for by the address of the worker's folder, where the gateway serves it.
 */
export const installedApp = (): Plugin[] => {
  /** The styles of the first paint stand in the page itself. */
  const inPage = /^assets\/index-[\w-]+\.css$/
  const left = new Set<string>()
  const collect: Plugin = {
    name: 'installed-app-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, files) => {
        for (const file of Object.values(files)) if (isLate(file)) left.add(file.fileName)
      },
    },
  }
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: patterns,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .filter(({ url }) => !left.has(url) && !inPage.test(url))
            .map((entry) => (entry.url === 'index.html' ? { ...entry, url: './' } : entry)),
          warnings: [],
        }),
      ],
    },
  })
  return [collect, ...worker]
}
