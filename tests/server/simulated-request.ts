import * as E from 'fp-ts/Either'
import type { Call, ParamsOf } from '../../src/infrastructure/gateway/contract/call'
import type { Answered, Refusal } from '../../server/http/handler'
import type { Work } from '../../server/store/store'

/** What the pipeline would make of a call of `by` at that moment. */
const requestOf = <C extends Call>(params: ParamsOf<C>, at: number, by: number) =>
  ({
    params,
    session: { id: `session ${by}`, userId: by, kind: 'browser' },
    language: 'en' as const,
    common: { deviceId: 'd', languageId: 1, countryId: 1 },
    address: '',
    country: '',
    agent: '',
    cookies: {},
    setCookie: () => {},
    captcha: '',
    now: at,
  }) as const

/** Answers a call inside a unit of work, without its wire; what a refusal keeps is kept. */
export const answerIn =
  <C extends Call>(
    answers: readonly Answered[],
    call: C,
    { at, by, params }: { readonly params: ParamsOf<C>; readonly at: number; readonly by: number },
  ) =>
  async (work: Work): Promise<E.Either<Refusal, E.Either<Refusal, unknown>>> => {
    const answered = answers.find((one) => one.call === call)
    if (answered === undefined) throw new Error(`row ${call.row} is not answered`)
    const answer = await answered.run(requestOf(params, at, by), work, undefined)
    return E.isLeft(answer) && answer.left.keeps !== true ? answer : E.right(answer)
  }
