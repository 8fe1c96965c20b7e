import { describe, expect, it } from 'vitest'
import { withCoreFirst } from '../../scripts/vite/core-first'

const page = (...files: readonly string[]): string => `<head>${files.join('')}</head>`
const script = (name: string) => `<script type="module" crossorigin src="./assets/${name}-A1.js"></script>`
const preload = (name: string) => `<link rel="modulepreload" crossorigin href="./assets/${name}-A1.js">`
const style = '<link rel="stylesheet" crossorigin href="./assets/index-A1.css">'
const shuffled = [
  script('index'),
  preload('rolldown-runtime'),
  preload('libraries'),
  preload('core'),
  preload('vendor'),
]

describe('the files of the page', () => {
  it('run the Core before the views, and are asked for as the first paint and the largest need it', () => {
    expect(withCoreFirst(page(...shuffled, style)).replaceAll(/\s+(?=<)/g, '')).toBe(
      page(
        style,
        preload('vendor'),
        preload('libraries'),
        script('core'),
        script('index'),
        preload('rolldown-runtime'),
      ),
    )
  })

  it('are not built without the Core', () => {
    expect(() => withCoreFirst(page(script('index'), style))).toThrow('no file with the Core')
  })
})
