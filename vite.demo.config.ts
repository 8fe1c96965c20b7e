import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    ssr: 'src/demo/main.ts',
    outDir: 'dist/demo',
    emptyOutDir: true,
    target: 'node26',
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^fp-ts/, /^io-ts/] },
})
