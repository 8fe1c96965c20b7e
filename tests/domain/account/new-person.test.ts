import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkInfo } from '../../../src/domain/account/new-person'

const info = { name: ' Ada ', gender: 'female', birthday: '1995-05-05' } as const
const today = '2025-11-21'

describe('supply info', () => {
  it('gives name, birthday and gender of an adult [ACCT-83]', () => {
    expect(checkInfo(info, true, today)).toEqual(E.right({ ...info, name: 'Ada' }))
  })

  it('tells the first problem: name, birthday, gender, statement [ACCT-85] [ACCT-91] [PLUS-16]', () => {
    const problems = [
      checkInfo({ name: '', gender: null, birthday: '' }, false, today),
      checkInfo({ name: 'Ada', gender: null, birthday: '' }, false, today),
      checkInfo({ ...info, gender: null }, false, today),
      checkInfo(info, false, today),
    ]
    expect(problems.map((problem) => (E.isLeft(problem) ? problem.left._tag : null))).toEqual([
      'NameMissing',
      'BirthdayMissing',
      'GenderMissing',
      'StatementMissing',
    ])
  })

  it('refuses somebody under age even with a statement [ACCT-86]', () => {
    expect(checkInfo({ ...info, birthday: '2007-11-22' }, true, today)).toEqual(E.left({ _tag: 'TooYoung' }))
  })
})
