import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Channel } from '../../../src/domain/account/phone-standing'
import type { TextMessage } from '../sms.port'

export interface TwilioAccount {
  /** Without a slash at the end. */
  readonly api: string
  readonly sid: string
  readonly token: string
  /** Sender by channel, a number in E.164; a channel without one is not offered. */
  readonly from: Readonly<Partial<Record<Channel, string>>>
}

/** A message that was not taken. `ours` is false when only this receiver cannot be reached. `why` names nobody. */
export interface NotTaken {
  readonly ours: boolean
  readonly why: string
}

const address = (channel: Channel, number: string): string => (channel === 'whatsapp' ? `whatsapp:${number}` : number)

const problem = t.partial({ code: t.number })

const whyOf = async (response: Response): Promise<string> => {
  const said: unknown = await response.json().catch(() => ({}))
  return `status ${response.status}${problem.is(said) && said.code !== undefined ? `, code ${said.code}` : ''}`
}

const notReached = (error: unknown): NotTaken => ({
  ours: true,
  why: error instanceof Error ? error.name : 'no answer',
})

/** One `POST …/Messages.json` of Twilio's REST API; an answer later than `timeoutMs` counts as none. */
export const postMessage = (
  { api, from, sid, token }: TwilioAccount,
  { channel, text, to }: TextMessage,
  timeoutMs: number,
): TE.TaskEither<NotTaken, void> =>
  TE.flatMap((response: Response) =>
    response.status === 201
      ? TE.right(undefined)
      : TE.flatMap((why: string) => TE.left({ ours: response.status !== 400, why }))(
          TE.fromTask(() => whyOf(response)),
        ),
  )(
    TE.tryCatch(
      () =>
        fetch(`${api}/2010-04-01/Accounts/${sid}/Messages.json`, {
          method: 'POST',
          headers: { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}` },
          body: new URLSearchParams({
            To: address(channel, to),
            From: address(channel, from[channel] ?? ''),
            Body: text,
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        }),
      notReached,
    ),
  )
