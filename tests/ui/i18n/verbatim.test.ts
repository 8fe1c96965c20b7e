import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import account from '../../../src/ui/i18n/locales/en/account.json'

const root = join(import.meta.dirname, '../../..')

const valuesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => Object.values(JSON.parse(readFileSync(join(root, folder, name), 'utf8')) as object))

/** What the product says in English, by the program and by the gateway. */
const said = [
  ...valuesBelow('src/ui/i18n/locales/en'),
  ...Object.values(JSON.parse(readFileSync(join(root, 'server/texts/en.json'), 'utf8')) as object),
] as readonly string[]

/** Rows that want a text word for word, each with what it quotes; what a row quotes in order to replace it is left out. */
const quoted = readdirSync(join(root, 'docs/requirements'))
  .flatMap((name) => readFileSync(join(root, 'docs/requirements', name), 'utf8').split('\n'))
  .flatMap((line) => {
    const [, id = '', what = '', how = ''] = line.split('|').map((cell) => cell.trim())
    if (!/^(Exact text|Full text|Starts so)/.test(how) || id === 'ACCT-32' || id === 'SAFE-30') return []
    return [...what.matchAll(/'((?:[^']|'(?=[a-z]))+)'/g)].map(
      ([, text = '']) => [id, text.replace(/\.\.\.$/, '')] as const,
    )
  })

describe('texts that are given word for word', () => {
  it('are texts of the catalogue, with a key each [I18N-11]', () => {
    expect(quoted.length).toBeGreaterThan(40)
    expect(quoted.filter(([, text]) => !said.some((one) => one.startsWith(text)))).toEqual([])
  })

  it('keep the keys that are named [I18N-11]', () => {
    expect(account).toMatchObject({
      auth_email_send_err_4: 'Please enter the correct email',
      age_too_young: 'only available for ages 18 and older',
    })
  })
})
