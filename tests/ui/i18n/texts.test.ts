import { describe, expect, it } from 'vitest'
import { checkTexts, checkUse, compare, scan } from '../../../scripts/check-texts.mjs'
import { markDocument, startI18n } from '../../../src/ui/i18n/i18n'
import { readdirSync } from 'node:fs'
import { LANGUAGES } from '../../../src/domain/kernel/language'
import { SHIPPED } from '../../../src/ui/i18n/languages'
import { offeredLanguages } from '../../../src/ui/i18n/offered-languages'

const texts = (shell: Readonly<Record<string, string>>) => new Map([['shell', shell]])
const english = texts({ hello: 'Hello {{name}}', days_one: '{{count}} day', days_other: '{{count}} days' })
const arabic = {
  hello: 'مرحبا {{name}}',
  days_zero: '{{count}}',
  days_one: '{{count}}',
  days_two: '{{count}}',
  days_few: '{{count}}',
  days_many: '{{count}}',
  days_other: '{{count}}',
}

describe('the check of texts', () => {
  it('finds nothing wrong with the product', () => {
    expect(checkTexts(process.cwd())).toEqual([])
  })

  it('accepts a language that is whole', () => {
    expect(compare('ar', english, texts(arabic))).toEqual([])
  })

  it('finds a missing key, a missing plural form, a foreign key and a lost placeholder', () => {
    const { days_few: _few, ...rest } = arabic
    const broken = { ...rest, hello: 'مرحبا', more: 'x' }
    expect(compare('ar', english, texts(broken))).toEqual([
      "ar/shell.json: 'more' is not in English",
      "ar/shell.json: no plural form 'days_few'",
      "ar/shell.json: 'hello' has {}, English has {name}",
    ])
    expect(compare('ar', english, texts({}))).toEqual(["ar/shell.json: no 'hello'", "ar/shell.json: no 'days'"])
    expect(compare('ar', english, new Map())).toEqual(['ar/shell.json: missing'])
  })

  it('finds a text that is asked for and not there, one that nobody asks for, and one in the code', () => {
    const source = `const View = () => {
      const { t } = useTranslation('shell')
      return <p aria-label="Loud">Plain {t('hello')} {t('gone')}</p>
    }`
    expect(checkUse(english, [{ path: 'view.tsx', found: scan('view.tsx', source) }])).toEqual([
      "view.tsx:3: no text 'shell:gone'",
      "view.tsx:3: 'Loud' stands in the code",
      "view.tsx:3: 'Plain' stands in the code",
      "en/shell.json: 'days' is not used",
    ])
  })

  it('takes a key that is put together for used, and a key handed to a part for no text', () => {
    const source = 'const V = () => <Part text="hello">{t(`da${""}ys`)}{t(`days_${form}`)}</Part>'
    const found = scan('view.tsx', source)
    expect([...found.heads]).toEqual(['days_'])
    const known = texts({ hello: 'Hello', days_a: 'a', days_b: 'b' })
    expect(checkUse(known, [{ path: 'view.tsx', found }])).toEqual([])
  })

  it('lets forms that mean one number say it in words', () => {
    expect(compare('ar', english, texts({ ...arabic, days_one: 'يوم', days_two: 'يومان' }))).toEqual([])
    expect(compare('ar', english, texts({ ...arabic, days_few: 'أيام' }))).toHaveLength(1)
  })
})

describe('languages', () => {
  it('puts language and direction on the document [I18N-3]', () => {
    const root = document.createElement('html')
    markDocument('ar', root)
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
    markDocument('en', root)
    expect([root.lang, root.dir]).toEqual(['en', 'ltr'])
  })

  it('fetches the texts of a language when it is chosen', async () => {
    const i18n = await startI18n('en')
    expect(i18n.t('shell:sign_in')).toBe('Sign in')
    await i18n.changeLanguage('ar')
    expect(i18n.t('shell:sign_in')).toBe('تسجيل الدخول')
  })

  it('uses the six plural forms of Arabic', async () => {
    const i18n = await startI18n('ar')
    const forms = [0, 1, 2, 3, 11, 100].map((count) => i18n.t('common:coins', { count, formatted: String(count) }))
    expect(new Set(forms).size).toBe(6)
  })

  it('says in English what a language lacks', async () => {
    const i18n = await startI18n('tr')
    expect(i18n.t('shell:sign_in')).toBe('Giriş yap')
    i18n.addResource('en', 'shell', 'only_english', 'Only English')
    expect(i18n.t('only_english' as 'sign_in', { ns: 'shell' })).toBe('Only English')
  })

  it('offers all 22, those that the web app names among them [I18N-4, I18N-5]', () => {
    expect([...SHIPPED].toSorted()).toEqual([...LANGUAGES])
    expect(SHIPPED).toEqual(expect.arrayContaining(['en', 'hi', 'ms', 'pt']))
  })

  it('offers what is shipped, under its own name', () => {
    const names = offeredLanguages().map(({ label }) => label)
    expect(names).toContain('English')
    expect(names).toContain('العربية')
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })

  it('offers each language whose folder is there, and each of them is whole: interface, notices, mails, texts of the law [I18N-5]', () => {
    const folders = readdirSync('src/ui/i18n/locales')
    expect([...SHIPPED].toSorted()).toEqual(folders.toSorted())
    for (const language of folders) {
      expect(LANGUAGES).toContain(language)
    }
    for (const apart of ['src/worker/texts', 'server/texts'])
      expect(
        readdirSync(apart)
          .filter((file) => file.endsWith('.json'))
          .toSorted(),
      ).toEqual(folders.map((language) => `${language}.json`).toSorted())
    expect(readdirSync('src/legal').toSorted()).toEqual(folders.toSorted())
  })
})
