import { readFileSync } from 'node:fs'

/** The environment file that the guide for operators shows. */
export const guideEnvironment =
  /```ini\n(MODE=production\n[^`]*)```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? ''

/** Variables as systemd reads them from such a file. */
export const environmentOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).replaceAll(/^"|"$/g, '')]),
  )
