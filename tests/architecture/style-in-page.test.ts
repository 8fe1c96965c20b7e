import { describe, expect, it } from 'vitest'
import { withStyleInPage } from '../../scripts/vite/style-in-page'

const link = '<link rel="stylesheet" crossorigin href="./assets/index-A1.css">'
const read = (file: string): string => `.of{content:"${file} $&"}\n`

describe('the styles of the first paint', () => {
  it('stand in the page, to the letter, and nobody fetches them again', () => {
    expect(withStyleInPage(`<head>${link}<script></script></head><body>`, read)).toBe(
      '<head><link rel="stylesheet" href="./assets/index-A1.css" media="not all" disabled><script></script>' +
        '<style>.of{content:"assets/index-A1.css $&"}</style></head><body>',
    )
  })

  it.each(['@font-face{src:url(./inter.woff2)}', '.a{content:"</style>"}', '.a{}\r\n.b{}'])(
    'are refused when a browser would read them otherwise there: %j',
    (styles) => expect(() => withStyleInPage(`<head>${link}</head>`, () => styles)).toThrow('cannot stand in the page'),
  )

  it('are missed when the page has none', () => {
    expect(() => withStyleInPage('<head></head>', read)).toThrow('no styles')
  })
})
