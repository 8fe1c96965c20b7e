import type { Plugin } from 'vite'

const tag =
  /<(?:link rel="(?:modulepreload|stylesheet)"|script type="module")[^>]*"\.\/(assets\/[^"]+)">(?:<\/script>)?/g

/** As they are asked for, since a browser asks for six at a time: what the first paint waits for, then the largest. */
const order = [/\.css$/, /\/vendor-/, /\/libraries-/, /\/core-/, /\/index-/, /./]

const rank = (file: string): number => order.findIndex((name) => name.test(file))

const tagOf = (file: string): string => {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="./${file}">`
  if (/\/(?:core|index)-/.test(file)) return `<script type="module" crossorigin src="./${file}"></script>`
  return `<link rel="modulepreload" crossorigin href="./${file}">`
}

/** The page with the Core as a script of its own, which runs as soon as it is there and waits for no view. */
export const withCoreFirst = (html: string): string => {
  const files = [...html.matchAll(tag)].map(([, file = '']) => file)
  if (!files.some((file) => file.includes('/core-'))) throw new Error('no file with the Core in the page')
  const tags = files.toSorted((one, other) => rank(one) - rank(other)).map(tagOf)
  const [first = ''] = html.match(tag) ?? []
  return html.replace(first, '<!--files-->').replaceAll(tag, '').replace('<!--files-->', tags.join('\n    '))
}

/** Runs the part of the program without views while the views still come. */
export const coreFirst = (): Plugin => ({
  name: 'core-first',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: withCoreFirst },
})
