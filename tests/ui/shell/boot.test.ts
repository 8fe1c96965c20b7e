import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLanguage, directionOf, LANGUAGES, type LocaleHint } from '../../../src/domain/kernel/language'

const boot = readFileSync(join(import.meta.dirname, '../../../public/boot.js'), 'utf8')

type Visit = {
  readonly chosen?: string
  readonly hint?: LocaleHint
  readonly browser: readonly string[]
  readonly theme?: string
  /** The line about the coins of sign-up was closed in this tab. */
  readonly closed?: boolean
  /** The program was there first. */
  readonly late?: boolean
}

/** What stands on the document once the script has run. */
const booted = ({ chosen, closed = false, hint, browser, late = false, theme }: Visit) => {
  const metas = [{ content: 'as the device' }, { content: 'as the device' }]
  const root = { dir: 'ltr', dataset: (late ? { begun: '' } : {}) as Record<string, string> }
  const stored: Record<string, string | undefined> = { CAMC_LANGUAGE: chosen, CAMC_THEME: theme }
  runInNewContext(boot, {
    console,
    document: { documentElement: root, cookie: '', querySelectorAll: () => metas },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname: hint === undefined ? '/wall' : `/${hint}/wall` },
    navigator: { languages: browser },
    sessionStorage: { getItem: (key: string) => (closed && key === 'CAMC_BONUS_CLOSED' ? '1' : null) },
  })
  const { begun, ...dataset } = root.dataset
  return { dir: root.dir, begun, dataset, frame: metas.map(({ content }) => content) }
}

const tag = fc.constantFrom(...LANGUAGES, 'ar-EG', 'pt-BR', 'nb', 'iw', 'zh', 'art', 'he-IL', 'x', '')

describe('before the first paint', () => {
  it('the document has the direction of the language that will be chosen [I18N-3, I18N-7]', () => {
    fc.assert(
      fc.property(
        fc.option(tag, { nil: undefined }),
        fc.option(fc.constantFrom<LocaleHint>('tr', 'gb', 'nl'), { nil: undefined }),
        fc.array(tag, { maxLength: 4 }),
        (chosen, hint, browser) => {
          const language = chooseLanguage({ chosen, hint, browser }, LANGUAGES)
          expect(booted({ ...(chosen === undefined ? {} : { chosen }), ...(hint && { hint }), browser }).dir).toBe(
            directionOf(language),
          )
        },
      ),
    )
  })

  it('words in English wait for those of another language, which come with the program', () => {
    expect(booted({ browser: ['de', 'en'] }).dataset).toEqual({ words: 'later' })
    expect(booted({ browser: ['en-GB', 'de'] }).dataset).toEqual({})
    expect(booted({ browser: ['zh'] }).dataset).toEqual({})
    expect(booted({ browser: ['en'], hint: 'tr' }).dataset).toEqual({ words: 'later' })
    expect(booted({ browser: ['de'], hint: 'gb' }).dataset).toEqual({})
  })

  it('the chosen theme holds, and nothing else [PLUS-27]', () => {
    expect(booted({ browser: ['en'], theme: 'light' }).dataset).toEqual({ theme: 'light' })
    expect(booted({ browser: ['en'], theme: 'light' }).frame).toEqual(['#fbf5f7', '#fbf5f7'])
    expect(booted({ browser: ['en'] }).frame).toEqual(['as the device', 'as the device'])
    expect(booted({ browser: ['en'], theme: 'purple' }).dataset).toEqual({})
  })

  it('no place is kept for the line about the coins of sign-up where it was closed [COIN-64]', () => {
    expect(booted({ browser: ['en'], closed: true }).dataset).toEqual({ bonus: 'closed' })
  })

  it('hides no words when the program was there first: nobody would show them again [I18N-7]', () => {
    expect(booted({ browser: ['ar'], theme: 'dark', closed: true, late: true })).toMatchObject({
      dir: 'ltr',
      dataset: {},
    })
    expect(booted({ browser: ['ar'] })).toMatchObject({ dir: 'rtl', dataset: { words: 'later' } })
  })

  it('goes on where nothing may be stored', () => {
    const root = { dir: 'ltr', dataset: {} as Record<string, string> }
    const refused = () => {
      throw new Error('refused')
    }
    runInNewContext(boot, {
      console: { warn: () => undefined },
      document: { documentElement: root },
      localStorage: { getItem: refused },
    })
    expect(root).toEqual({ dir: 'ltr', dataset: { begun: '' } })
  })

  it('the page waits for it where the browser does, and where it does not, by its styles [PLUS-27, I18N-7]', () => {
    const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
    expect(read('index.html')).toContain('async blocking="render" src="./boot.js"')
    expect(read('src/ui/shell/frame.module.css')).toMatch(
      /scripting: enabled\) \{\s*:global\(html:not\(\[data-begun\]\)\) \.frame \{\s*visibility: hidden/,
    )
    expect(booted({ browser: ['en'] }).begun).toBe('')
  })
})
