import type { Plugin } from 'vite'

const page = (script: string): string => `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Design</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>`

const scripts: Readonly<Record<string, string>> = {
  '/design': '/src/ui/design/gallery/main.tsx',
  '/design/shell': '/tests/ui/shell/preview.tsx',
}

/** Serves `/design` (all primitives) and `/design/shell` (the frame on made-up data), in development only. */
export const galleryPage = (): Plugin => ({
  name: 'gallery-page',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const path = (request.originalUrl ?? '').split('?')[0] ?? ''
      const script = scripts[path]
      if (script === undefined) return next()
      server.transformIndexHtml(path, page(script)).then(
        (html) => {
          response.setHeader('content-type', 'text/html')
          response.end(html)
        },
        (error: unknown) => next(error),
      )
    })
  },
})
