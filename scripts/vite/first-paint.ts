import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { className } from './class-names.ts'

const MARK = '<!--first-paint-->'

type FirstPaintModule = { readonly firstPaint: () => Promise<string> }

const isFirstPaint = (module: object): module is FirstPaintModule => 'firstPaint' in module

const draw = async (root: string): Promise<string> => {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react()],
    css: { modules: { generateScopedName: className } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = await server.ssrLoadModule('/src/ui/shell/first-paint.tsx')
    if (!isFirstPaint(module)) throw new Error('first-paint.tsx exports no firstPaint')
    return await module.firstPaint()
  } finally {
    await server.close()
  }
}

/** Draws the visitor's first screen into the built index.html. */
export const firstPaint = (): Plugin => {
  let root = process.cwd()
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: async (html) => html.replace(MARK, await draw(root)),
  }
}
