import type { Plugin } from 'vite'

/** Addresses would be of another folder, and what a browser reads otherwise than it stands there would have another hash. */
const unfit = /url\((?!["']?(?:data:|#))|<\/style|\r/i

const checked = (styles: string): string => {
  const found = unfit.exec(styles)
  if (found !== null) throw new Error(`cannot stand in the page: ${found[0]}`)
  return styles.trim()
}

const sheet = /<link rel="stylesheet" crossorigin href="\.\/(assets\/[^"]+\.css)">/

/**
 * The page with the styles of its first paint in it: they come while nothing else could, since a browser asks for the files of a page one
 * way to the server and back later. The link that stays is never fetched, neither ahead (`media`)
 * nor in its turn (`disabled`); it tells those who fetch styles that these are there.
 */
export const withStyleInPage = (html: string, read: (file: string) => string): string => {
  const [link, file] = sheet.exec(html) ?? []
  if (link === undefined || file === undefined) throw new Error('no styles of the first paint in the page')
  return html
    .replace(link, `<link rel="stylesheet" href="./${file}" media="not all" disabled>`)
    .replace('</head>', () => `<style>${checked(read(file))}</style></head>`)
}

/** Puts the styles of the first paint into the page; the gateway names them in its policy. */
export const styleInPage = (): Plugin => ({
  name: 'style-in-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      withStyleInPage(html, (file) => {
        const asset = bundle[file]
        if (asset?.type !== 'asset') throw new Error(`no such styles: ${file}`)
        return String(asset.source)
      }),
  },
})
