import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks, sortFiles } from './scripts/vite/chunks.ts'
import { className } from './scripts/vite/class-names.ts'
import { compileAtOnce } from './scripts/vite/compile-at-once.ts'
import { compress } from './scripts/vite/compress.ts'
import { coreFirst } from './scripts/vite/core-first.ts'
import { firstPaint } from './scripts/vite/first-paint.ts'
import { galleryPage } from './scripts/vite/gallery-page.ts'
import { installedApp } from './scripts/vite/installed-app.ts'
import { legalPages } from './scripts/vite/legal-pages.ts'
import { noCircles } from './scripts/vite/no-circles.ts'
import { patientImports } from './scripts/vite/patient-imports.ts'
import { findStyleOnly, preloads } from './scripts/vite/preloads.ts'
import { styleInPage } from './scripts/vite/style-in-page.ts'

export default defineConfig({
  base: './',
  plugins: [
    react(),
    galleryPage(),
    firstPaint(),
    coreFirst(),
    styleInPage(),
    legalPages(),
    sortFiles(),
    noCircles(),
    patientImports(),
    findStyleOnly(),
    compileAtOnce(),
    installedApp(),
    compress(),
  ],
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: chunks },
  },
})
