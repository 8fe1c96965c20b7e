import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from '../../../scripts/vite/compress'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  plugins: [react(), compress()],
  build: { emptyOutDir: true, target: ['chrome123', 'safari17.5', 'firefox120'], modulePreload: { polyfill: false } },
})
