import * as E from 'fp-ts/Either'
import { impose, lift, type Verdict } from '../../../server/safety/impose'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import type { BanNotice } from '../../../src/infrastructure/gateway/contract/safety.codec'
import type { Asker } from '../asker'
import { PASSWORD } from '../sign-up'
import type { TestServer } from '../test-server'

const OPERATOR = { by: 'olga', reason: 'insults in three calls' }

/** An operator's sanction on somebody; without more a ban of the account for 48 hours. Answers its number. */
export const sanction = async (gateway: TestServer, userId: number, over: Partial<Verdict> = {}): Promise<number> => {
  const now = gateway.clock.now()
  const verdict: Verdict = {
    ...OPERATOR,
    userId,
    kind: 'ban',
    scope: 'account',
    rule: 'harassment',
    end: now + 172_800_000,
    now,
    ...over,
  }
  const id = await gateway.parts.store.work((work) => impose(work, gateway.server.admin.safety, verdict))
  if (E.isLeft(id)) throw new Error(id.left)
  return id.right
}

export const liftSanction = (gateway: TestServer, id: number) =>
  gateway.parts.store.work(async (work) => E.right(await lift(work, id, { ...OPERATOR, now: gateway.clock.now() })))

/** Signs in by e-mail as somebody of `signUp`, on whatever device the asker is. */
export const signInAs = (asker: Asker, userName: string) =>
  asker.ask(emailCalls.emailLogin, {
    userAccount: `${userName.toLowerCase()}@example.org`,
    password: PASSWORD,
    deviceType: '4',
    deviceName: 'web',
  })

/** The data of a refusal by a ban. */
export const noticeOf = ({ data }: { readonly data: unknown }): BanNotice => data as BanNotice
