import { describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { ParamsOf } from '../../../src/infrastructure/gateway/contract/call'
import type { Asker } from '../asker'
import { ada, bob, inboxOf, info, makeFriends, server, setTheStage, startAnother } from './stage'

setTheStage({ env: { SENSITIVE_WORDS: 'badword' } })

type Changed = ParamsOf<typeof accountCalls.updateInfo>

const update = (changes: Changed, asker: Asker = ada) => asker.ask(accountCalls.updateInfo, changes)
const failed = { code: 10025, message: 'update user info failed' }

/** A day so many whole years before the server's today, moved by some days. */
const yearsAgo = (years: number, days = 0): string => {
  const day = new Date(server.clock.now() + days * 86_400_000)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day.toISOString().slice(0, 10)
}

describe('the own profile', () => {
  it('takes birthday, bio, interests, languages and name, and answers how it then is [PROF-13, PROF-14]', async () => {
    const changes = {
      userName: 'Ada L.',
      birthday: '1991-02-03',
      introduce: 'Tea and trains.',
      languages: ['en', 'tr'],
      interestLabels: [1, 21],
    }
    const said = await update(changes)
    expect(said).toMatchObject({ code: 200, data: { ...changes, id: ada.userId, goldNum: 0, birthdayLocked: 1 } })
    expect(await info(ada, bob)).toMatchObject(changes)
  })

  it('leaves alone what is not sent', async () => {
    await update({ introduce: 'first', languages: ['en'] })
    await update({ interestLabels: [3] })
    expect(await info(ada)).toMatchObject({
      introduce: 'first',
      languages: ['en'],
      interestLabels: [3],
      userName: 'Ada',
    })
  })

  it('loses nothing when several devices change it at the same moment', async () => {
    const all = await Promise.all([
      update({ introduce: 'bio' }),
      update({ languages: ['fr'] }),
      update({ interestLabels: [7, 8] }),
      update({ userName: 'Ada Two' }),
      update({ birthday: '1991-02-03' }),
    ])
    expect(all.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200])
    expect(await info(ada)).toMatchObject({
      introduce: 'bio',
      languages: ['fr'],
      interestLabels: [7, 8],
      userName: 'Ada Two',
      birthday: '1991-02-03',
    })
  })

  it('has no field for the gender or anything that is not of the profile [PROF-17]', async () => {
    const raw = { gender: 2, goldNum: 9_999, payStatus: 1, goddess: 1, demo: 1, id: bob.userId, price: 7 }
    expect((await ada.ask(accountCalls.updateInfo, {}, { raw })).code).toBe(200)
    expect(await info(ada)).toMatchObject({ gender: 1, goldNum: 0, payStatus: 0, goddess: 0, demo: 0 })
    expect(await info(bob)).toMatchObject({ userName: 'Bob' })
  })

  it('is changed wholly or not at all', async () => {
    expect((await update({ introduce: 'new', languages: ['en', 'fr', 'de', 'tr'] })).code).toBe(10025)
    expect(await info(ada)).toMatchObject({ introduce: '', languages: [] })
  })

  it('is not changed without a session', async () => {
    expect((await update({ introduce: 'x' }, await server.visitor())).status).toBe(401)
  })
})

describe('the name', () => {
  it('may have 30 characters and none more [ACCT-84]', async () => {
    expect((await update({ userName: '🌷'.repeat(30) })).code).toBe(200)
    expect(await update({ userName: 'a'.repeat(31) })).toMatchObject(failed)
    expect(await update({ userName: '' })).toMatchObject(failed)
    expect(await update({ userName: ' \u00a0 ' })).toMatchObject(failed)
  })

  it.each(['<img src=x>', 'my BadWord', 'a\u202eb', 'zero\u200bwidth', 'x\u0007'])(
    'is refused as %j with 20101 [ACCT-89, ACCT-91, PROF-11]',
    async (userName) => {
      expect(await update({ userName })).toMatchObject({
        code: 20101,
        message: 'Nicknames contain sensitive words',
      })
      expect(await info(ada)).toMatchObject({ userName: 'Ada' })
    },
  )

  it('is found by the search once it is changed', async () => {
    await update({ userName: 'Countess' })
    const row = await server.parts.store.read((db) =>
      db.selectFrom('users').select('user_name_search').where('id', '=', ada.userId).executeTakeFirst(),
    )
    expect(row?.user_name_search).toBe('countess')
  })

  it('is too long for the gateway at 501 characters', async () => {
    expect((await update({ userName: 'a'.repeat(501) })).status).toBe(400)
  })
})

describe('the birthday', () => {
  it('is changed once and then locked; the same day again is no change [PROF-16]', async () => {
    expect(await info(ada)).toMatchObject({ birthdayLocked: 0 })
    expect((await update({ birthday: '1990-01-31' })).data).toMatchObject({ birthdayLocked: 0 })
    expect((await update({ birthday: '1992-01-01' })).data).toMatchObject({ birthdayLocked: 1 })
    expect((await update({ birthday: '1992-01-01', introduce: 'still me' })).code).toBe(200)
    expect(await update({ birthday: '1992-01-02' })).toMatchObject(failed)
    expect(await info(ada)).toMatchObject({ birthday: '1992-01-01' })
  })

  it('is changed once also when two devices try together [PROF-16]', async () => {
    const both = await Promise.all([update({ birthday: '1992-01-01' }), update({ birthday: '1993-01-01' })])
    expect(both.map(({ code }) => code).toSorted()).toEqual([10025, 200].toSorted())
  })

  it('is that of an adult who may have lived [ACCT-86, ACCT-91]', async () => {
    expect(await update({ birthday: yearsAgo(18, 1) })).toMatchObject({
      code: 10025,
      message: 'only available for ages 18 and older',
    })
    for (const birthday of ['', '1990-02-30', '17.05.1990', yearsAgo(0, 2), '1850-01-01'])
      expect(await update({ birthday })).toMatchObject(failed)
    expect((await update({ birthday: yearsAgo(18) })).code).toBe(200)
  })
})

describe('bio, languages and interests', () => {
  it('has a bio of 200 characters at most, without markup [PROF-20, PROF-11]', async () => {
    expect((await update({ introduce: '🌷'.repeat(200) })).code).toBe(200)
    expect(await update({ introduce: 'a'.repeat(201) })).toMatchObject(failed)
    expect((await update({ introduce: 'hi <img src=x onerror=1>' })).data.introduce).toBe(`hi ${'*'.repeat(21)}`)
    expect((await update({ introduce: '' })).data.introduce).toBe('')
  })

  it('speaks three languages of the table at most [PROF-18]', async () => {
    expect((await update({ languages: ['en', 'fr', 'zh'] })).data.languages).toEqual(['en', 'fr', 'zh'])
    for (const languages of [['en', 'fr', 'zh', 'de'], ['xx'], ['en', 'en'], ['en,fr'], ['']])
      expect(await update({ languages })).toMatchObject(failed)
    expect((await update({ languages: [] })).data.languages).toEqual([])
  })

  it('has five of 21 interests at most [PROF-19, PROF-26]', async () => {
    expect((await update({ interestLabels: [21, 1, 2, 3, 4] })).data.interestLabels).toEqual([21, 1, 2, 3, 4])
    for (const interestLabels of [[1, 2, 3, 4, 5, 6], [0], [22], [1, 1], [-1]])
      expect(await update({ interestLabels })).toMatchObject(failed)
  })
})

describe('others who know the person', () => {
  it('learn a new name by a row of their inbox, each with their own relation', async () => {
    const eve = await server.signedIn('Eve')
    await makeFriends(ada, bob)
    const before = await inboxOf(eve, 'relation')
    await update({ userName: 'Countess' })
    const rows = await inboxOf(bob, 'relation')
    expect(rows.at(-1)).toMatchObject({ userId: ada.userId, relation: 2, userName: 'Countess' })
    expect(await inboxOf(eve, 'relation')).toEqual(before)
  })

  it('are not told of what no list shows', async () => {
    await makeFriends(ada, bob)
    const before = (await inboxOf(bob, 'relation')).length
    await update({ introduce: 'new' })
    expect(await inboxOf(bob, 'relation')).toHaveLength(before)
  })
})

describe('choices of the editor', () => {
  it('are 21 interests and the languages of the table [PROF-26, I18N-6]', async () => {
    const { list } = (await ada.ask(accountCalls.interests, {})).data
    expect(list).toHaveLength(21)
    expect([list[0], list[20]]).toEqual([
      { id: 1, name: 'Music' },
      { id: 21, name: 'Pets' },
    ])
    const languages = (await ada.ask(accountCalls.languages, {})).data.list
    expect(languages).toContainEqual({ id: 1, code: 'en', name: 'English' })
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
  })

  it('are for people with a session', async () => {
    const visitor = await server.visitor()
    expect((await visitor.ask(accountCalls.interests, {})).status).toBe(401)
    expect((await visitor.ask(accountCalls.languages, {})).status).toBe(401)
  })
})

describe('the privacy agreement', () => {
  const asked = () => ada.ask(accountCalls.agreement, { p_type: 3, userId: ada.userId })
  const agree = (over: Record<string, number> = {}) =>
    ada.ask(accountCalls.updateAgreement, { p_type: 3, agree_but: 1, userId: ada.userId, ...over })

  it('is shown until it was agreed to [SAFE-12, SAFE-13]', async () => {
    expect((await asked()).data).toEqual({ show_but: 1 })
    expect((await agree()).code).toBe(200)
    expect((await agree()).code).toBe(200)
    expect((await asked()).data).toEqual({ show_but: 0 })
    expect((await bob.ask(accountCalls.agreement, { p_type: 3, userId: bob.userId })).data).toEqual({ show_but: 1 })
  })

  it('is shown again when there is a new version [SAFE-12]', async () => {
    await agree()
    const later = await startAnother({ settings: { agreement: { version: 2 } } })
    const again = await later.signInAgain(ada.userId)
    const ask = () => again.ask(accountCalls.agreement, { p_type: 3, userId: ada.userId })
    expect((await ask()).data).toEqual({ show_but: 1 })
    await again.ask(accountCalls.updateAgreement, { p_type: 3, agree_but: 1, userId: ada.userId })
    expect((await ask()).data).toEqual({ show_but: 0 })
    await later.close()
  })

  it('is nobody else’s to read or give, and no other than the one there is', async () => {
    expect((await ada.ask(accountCalls.agreement, { p_type: 3, userId: bob.userId })).code).toBe(403)
    expect((await agree({ userId: bob.userId })).code).toBe(403)
    expect((await agree({ p_type: 4 })).code).toBe(10025)
    expect((await agree({ agree_but: 0 })).code).toBe(10025)
    expect((await ada.ask(accountCalls.agreement, { p_type: 4, userId: ada.userId })).data).toEqual({ show_but: 0 })
    expect((await asked()).data).toEqual({ show_but: 1 })
  })
})
