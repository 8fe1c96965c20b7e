import * as E from 'fp-ts/Either'
import { presenceCode } from '../../src/domain/friends/presence'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { configCalls } from '../../src/infrastructure/gateway/contract/config.calls'
import { remindFriends } from '../friends/tell-presence'
import { answer, answerPrepared, answerPublicly, type Answered } from '../http/handler'
import type { AccountDeps } from './account-deps'
import { makeAgeAnswers } from './age.answers'
import { makeAutomaticAnswers } from './automatic.answers'
import { makeCountryAnswers } from './country.answers'
import { makeEmailAnswers } from './email.answers'
import { makeLinkAnswers } from './link.answers'
import { makePhoneAnswers } from './phone.answers'
import { countOnline, noteBeat } from './presence'
import { makeSocialAnswers } from '../identity/social.answers'

/** Rows 85 and 86: friends hear of a change at once, and of who comes online whoever wants to (@rule FRND-42, FRND-46). */
const beats = ({ bus, pictureAt, presence, pushes, settings }: AccountDeps): readonly Answered[] =>
  [accountCalls.heartBeat, accountCalls.updateHeartbeat].map((call) =>
    answer(call, async ({ params, session: { userId }, now }, work) => {
      const { after, before } = await noteBeat(work, userId, params.status, now)
      if (after !== before) presence.tell(work, userId)
      if (before === presenceCode.offline) {
        const { remindQuietMs } = settings.friends
        await remindFriends(work, { bus, pictureAt, pushes, remindQuietMs }, userId, now)
      }
      return E.right(undefined)
    }),
  )

const onlineCount = answerPublicly(configCalls.onlineCount, async ({ now }, { db }) =>
  E.right({ count: await countOnline(db, now) }),
)

/** Rows 85, 86, 90, 177, 182, 186 and the e-mail flow. */
export const makeAccountAnswers = (deps: AccountDeps): readonly Answered[] => [
  ...makeAgeAnswers(deps),
  ...makeAutomaticAnswers(deps),
  ...makeEmailAnswers(deps),
  ...makeSocialAnswers(deps),
  ...makePhoneAnswers(deps),
  ...makeLinkAnswers(deps),
  ...makeCountryAnswers(deps),
  ...beats(deps),
  onlineCount,
  answer(accountCalls.balance, async ({ session }, { db }) =>
    E.right({ goldNum: await deps.ledger.balance(db, session.userId) }),
  ),
  answerPrepared(
    accountCalls.captcha,
    ({ now }) => deps.captcha.challenge(now),
    (_asked, _work, challenge) => Promise.resolve(E.right(challenge)),
  ),
]
