import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkName, clipName, nameLength } from '../../../src/domain/kernel/name'

describe('nickname', () => {
  it('takes 30 characters and no more [ACCT-84]', () => {
    expect(checkName('a'.repeat(30))).toEqual(E.right('a'.repeat(30)))
    expect(checkName('a'.repeat(31))).toEqual(E.left({ _tag: 'NameTooLong' }))
    expect(checkName('😀'.repeat(30))).toEqual(E.right('😀'.repeat(30)))
  })

  it('drops the 31st character while typing [ACCT-84]', () => {
    expect(clipName('b'.repeat(31))).toBe('b'.repeat(30))
    expect(nameLength(clipName('😀'.repeat(31)))).toBe(30)
  })

  it('is required [ACCT-84]', () => {
    expect(checkName('')).toEqual(E.left({ _tag: 'NameMissing' }))
    expect(checkName('   ')).toEqual(E.left({ _tag: 'NameMissing' }))
    expect(checkName(' Ada ')).toEqual(E.right('Ada'))
  })

  it.each(['\u200d', '\ufe0f', '\u2800', '\u0301\u0301', '\u00a0 \u2003'])(
    'is missing when nothing of it is seen: %j [ACCT-84]',
    (name) => {
      expect(checkName(name)).toEqual(E.left({ _tag: 'NameMissing' }))
    },
  )

  it.each(['\u{1f469}\u200d\u{1f680} Ada', 'می\u200cخواهم', 'Ångström', '\u2764\ufe0f', '李小龍', 'İpek'])(
    'takes %j as it is',
    (name) => {
      expect(checkName(name)).toEqual(E.right(name))
    },
  )

  it.each(['<img src=x>', 'a\u202eb', 'a\u0000b', '\u200b', 'Ada\u2060', 'Ada\u00ad', '\u3164', 'a\ud800'])(
    'names what is forbidden before anything else: %j [ACCT-91]',
    (name) => {
      expect(checkName(name)).toEqual(E.left({ _tag: 'NameForbidden' }))
      expect(checkName(name + 'a'.repeat(40))).toEqual(E.left({ _tag: 'NameForbidden' }))
    },
  )
})
