import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkChanges, openChanges, typedSince, type Changes } from '../../../src/domain/profile/changes'
import { me } from '../../builders/person'

const now = me({ name: 'Ada', introduce: 'Hello', languages: ['en'], interests: [1, 2] })
const standing = { birthdayLocked: false, today: '2026-11-21' }

const problem = (changes: Changes, over: Partial<typeof standing> = {}) => {
  const checked = checkChanges(changes, { ...standing, ...over })
  return E.isLeft(checked) ? [checked.left.field, checked.left.problem] : []
}

describe('changes of a profile', () => {
  it('are those that differ from how it stands', () => {
    expect(openChanges({ name: 'Ada', introduce: 'Hi', languages: ['en'], interests: [2, 1] }, now)).toEqual({
      introduce: 'Hi',
      interests: [2, 1],
    })
  })

  it('win over what is new elsewhere where a field was touched, and only there', () => {
    const changes = openChanges({ introduce: 'Hi' }, me({ name: 'Ada Two', introduce: 'From my phone' }))
    expect(changes).toEqual({ introduce: 'Hi' })
    expect({ ...me({ name: 'Ada Two' }), ...changes }).toMatchObject({ name: 'Ada Two', introduce: 'Hi' })
  })

  it('vanish where the same was done elsewhere', () => {
    expect(openChanges({ introduce: 'Hi' }, me({ introduce: 'Hi' }))).toEqual({})
  })

  it('that were made since others were sent are still to be saved', () => {
    const sent = { introduce: 'Hi', interests: [1], name: 'Ada L.' }
    expect(typedSince({ ...sent, introduce: 'Hi there', languages: ['de'] }, sent)).toEqual({
      introduce: 'Hi there',
      languages: ['de'],
    })
    expect(typedSince(sent, sent)).toEqual({})
  })

  it('are sent as they are stored [PROF-14]', () => {
    const changes = { name: '  Ada L. ', headImg: '/new', introduce: ' Hi <img> ', languages: ['de'], interests: [3] }
    expect(checkChanges(changes, standing)).toEqual(
      E.right({ name: 'Ada L.', headImg: '/new', introduce: 'Hi *****', languages: ['de'], interests: [3] }),
    )
  })

  it.each([
    [{ name: '<img>' }, ['name', { _tag: 'NameForbidden' }]],
    [{ name: ' ' }, ['name', { _tag: 'NameMissing' }]],
    [{ name: 'a'.repeat(31) }, ['name', { _tag: 'NameTooLong' }]],
    [{ birthday: '2008-11-22' }, ['birthday', { _tag: 'TooYoung' }]],
    [{ birthday: '1990-02-30' }, ['birthday', { _tag: 'BirthdayImpossible' }]],
    [{ introduce: 'a'.repeat(201) }, ['introduce', { _tag: 'Refused', rule: 'PROF-20' }]],
    [{ languages: ['en', 'de', 'fr', 'ar'] }, ['languages', { _tag: 'Refused', rule: 'PROF-18' }]],
    [{ interests: [1, 2, 3, 4, 5, 6] }, ['interests', { _tag: 'Refused', rule: 'PROF-19' }]],
  ])('%j are refused [PROF-14] [PROF-18] [PROF-19] [PROF-20]', (changes, told) => {
    expect(problem(changes)).toEqual(told)
  })

  it('tell the first problem in the order of the editor', () => {
    expect(problem({ introduce: 'a'.repeat(201), name: '' })).toEqual(['name', { _tag: 'NameMissing' }])
  })

  it('of the birthday are made once [PROF-16]', () => {
    expect(problem({ birthday: '1991-01-01' })).toEqual([])
    expect(problem({ birthday: '1991-01-01' }, { birthdayLocked: true })).toEqual([
      'birthday',
      { _tag: 'Refused', rule: 'PROF-16' },
    ])
  })

  it('never touch the gender [PROF-17]', () => {
    const forged = { gender: 'male', name: 'Ada L.' } as Changes
    expect(openChanges(forged, now)).toEqual({ name: 'Ada L.' })
    expect(checkChanges(forged, standing)).toEqual(E.right({ name: 'Ada L.' }))
  })
})
