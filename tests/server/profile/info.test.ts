import { describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import type { Asker } from '../asker'
import { beginFlow, mailTo, PASSWORD, person } from '../sign-up'
import { ada, block, bob, change, info, makeFriends, server, setTheStage, work } from './stage'

setTheStage()

const like = (by: Asker, other: Asker) =>
  work(({ db }) => db.insertInto('likes').values({ user_id: by.userId, other_id: other.userId, at: 0 }).execute())

describe('the info of somebody else', () => {
  it('has the social fields: likes, own like, how they became friends, whether they ever paid [PROF-6, PROF-7]', async () => {
    const eve = await server.signedIn('Eve')
    expect(await info(ada, bob)).toMatchObject({
      relation: 4,
      goddess: 0,
      likedCount: 0,
      like: 0,
      friendAddWay: 0,
      isFree0: 1,
    })
    await like(bob, ada)
    await like(eve, ada)
    await makeFriends(ada, bob)
    await change(ada, { pay_status: 1 })
    expect(await info(ada, bob)).toMatchObject({ relation: 2, likedCount: 2, like: 1, friendAddWay: 102, isFree0: 0 })
    expect(await info(bob, ada)).toMatchObject({ relation: 2, likedCount: 0, like: 0, friendAddWay: 102, isFree0: 1 })
    expect(await info(ada, eve)).toMatchObject({ relation: 4, likedCount: 2, like: 1, friendAddWay: 0 })
  })

  it('has the place under which the two became friends at last [PROF-7, FRND-18]', async () => {
    const add = async (by: Asker, other: Asker, add_location: number) => {
      await work((own) =>
        server.parts.ledger.grant(own, { userId: by.userId, amount: 9, kind: 'test', key: crypto.randomUUID() }),
      )
      return by.ask(friendsCalls.add, { f_u_id: other.userId, add_location })
    }
    const say = (by: Asker, other: Asker, answer: 'accept' | 'refuse') =>
      by.ask(friendsCalls.answerRequest, { f_u_id: other.userId, answer })
    await add(ada, bob, 102)
    expect(await info(bob, ada)).toMatchObject({ relation: 1, friendAddWay: 0 })
    await say(bob, ada, 'refuse')
    await add(ada, bob, 101)
    await say(bob, ada, 'accept')
    expect(await info(bob, ada)).toMatchObject({ relation: 2, friendAddWay: 101 })
    expect(await info(ada, bob)).toMatchObject({ relation: 2, friendAddWay: 101 })
  })

  it('is the same by the search for an id [PROF-6]', async () => {
    await like(bob, ada)
    const { data } = await bob.ask(friendsCalls.searchUser, { searchUserId: ada.userId })
    expect(data).toEqual(await info(ada, bob))
  })

  it('is nobody’s where one has blocked the other, as if they did not exist [PROF-8, PLUS-12]', async () => {
    const ask = (by: Asker, other: Asker) => by.ask(accountCalls.getUserInfo, { search_u_id: other.userId })
    await block(ada, bob)
    const unknown = await bob.ask(accountCalls.getUserInfo, { search_u_id: 999_999 })
    for (const said of [await ask(bob, ada), await ask(ada, bob)])
      expect([said.status, said.code, said.message, said.data]).toEqual([
        unknown.status,
        403,
        'The user does not exist',
        unknown.data,
      ])
    expect((await ask(ada, ada)).code).toBe(200)
  })
})

describe('the own info', () => {
  it('comes with the sign-in, with the handle and the device of the session [PROF-1, PROF-2, PROF-7]', async () => {
    const eve = await server.visitor()
    const email = 'eve@example.org'
    const userId = await beginFlow(eve, email)
    await eve.ask(emailCalls.confirm, { code: (await mailTo(server, email)).code })
    await eve.ask(emailCalls.setPassword, { email, password: PASSWORD, userId })
    const { data } = await eve.ask(emailCalls.register, person(email, 'Eve'))
    await eve.enter(data)
    expect(data.user).toEqual({
      ...(await info(eve)),
      register: 1,
      loginToken: data.loginToken,
      deviceId: eve.deviceId,
    })
    const login = { userAccount: email, password: PASSWORD, deviceType: '4', deviceName: 'web' }
    expect((await eve.ask(emailCalls.emailLogin, login)).data.user).toMatchObject({ register: 0, userName: 'Eve' })
  })

  it('has place, person and account [PROF-1, PROF-2, PROF-3, PROF-4, PROF-5, PROF-7]', async () => {
    await change(ada, { country_id: 90, country_code: 'TR', city: 'Izmir', languages: 'tr,en', pay_status: 1 })
    expect(await info(ada)).toEqual({
      id: ada.userId,
      userName: 'Ada',
      headImg: '',
      gender: 1,
      birthday: '1990-01-31',
      birthdayLocked: 0,
      countryId: 90,
      countryCode: 'TR',
      city: 'Izmir',
      languages: ['tr', 'en'],
      interestLabels: [],
      introduce: '',
      background: '',
      goddess: 0,
      demo: 0,
      goldNum: 0,
      payStatus: 1,
      isFree0: 0,
      price: 0,
      friendPrice: 0,
    })
  })

  it('tells whether the person has ever paid [PROF-2, SAFE-19]', async () => {
    expect((await ada.ask(accountCalls.rechargeStatus, {})).data).toEqual({ payStatus: 0 })
    await change(ada, { pay_status: 1 })
    expect((await ada.ask(accountCalls.rechargeStatus, {})).data).toEqual({ payStatus: 1 })
    expect((await (await server.visitor()).ask(accountCalls.rechargeStatus, {})).status).toBe(401)
  })
})
