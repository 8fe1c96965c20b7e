import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PushGateway } from '../../application/tasks/push-gateway.port'
import { genderCode } from '../../domain/kernel/person'
import type { PushChoices } from '../../domain/tasks/push-choices'
import { accountCalls } from './contract/account.calls'
import type { ReplyOf } from './contract/call'
import { pushCalls } from './contract/push.calls'
import type { Gateway } from './gateway'
import { discard } from './mapped'
import type { RequestIdentity } from './request-identity'

type Said = ReplyOf<typeof pushCalls.choices>

const toChoices = ({ call, message, preview, reminder, request, reward }: Said): PushChoices => ({
  message: message === 1,
  preview: preview === 1,
  request: request === 1,
  call: call === 1,
  reminder: reminder === 1,
  reward: reward === 1,
})

const bit = (wanted: boolean): 0 | 1 => (wanted ? 1 : 0)

const fromChoices = ({ call, message, preview, reminder, request, reward }: PushChoices): Said => ({
  message: bit(message),
  preview: bit(preview),
  request: bit(request),
  call: bit(call),
  reminder: bit(reminder),
  reward: bit(reward),
})

/** Pushes over the wire (rows 89, 191, 192). */
export const makePushGateway = ({ ask }: Gateway, identity: Pick<RequestIdentity, 'countryId'>): PushGateway => ({
  register: (pushToken, gender) =>
    pipe(
      TE.fromIO(() => ({ pushToken, gender: genderCode[gender], c_id: identity.countryId() })),
      TE.flatMap((params) => ask(accountCalls.pushToken, params)),
      TE.map(discard),
    ),
  forget: pipe(ask(pushCalls.off, {}), TE.map(discard)),
  choices: pipe(ask(pushCalls.choices, {}), TE.map(toChoices)),
  saveChoices: (choices) => pipe(ask(pushCalls.saveChoices, fromChoices(choices)), TE.map(discard)),
})
