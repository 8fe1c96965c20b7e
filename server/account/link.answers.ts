import * as E from 'fp-ts/Either'
import {
  LINK_WAIT_MS,
  linkedElsewhere,
  linkRefused,
  type LinkRefused,
  nextChange,
} from '../../src/domain/account/linking'
import type { Language } from '../../src/domain/kernel/language'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import type { ReplyOf } from '../../src/infrastructure/gateway/contract/call'
import { answer, answerPreparedFor, refuse, type Answered, type Asked, type Refusal } from '../http/handler'
import { languageBeside } from '../session/person-language'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import { findFlow, tryCode, useTicket } from './code-flow'
import { linkFlowOf, sendLinkCode, type Target, targetOf } from './link-code'
import { isTaken, linksOf, type OwnLink, type OwnLinks, storeLink } from './links'
import { changeMailOf } from './mail-texts'
import { changeText } from './sms-texts'
import { type ComparedOwn, compareOwn, proveOwner } from './prove-owner'
import { beforeText } from './text-code'

type Call = typeof accountCalls.link
type Reply = ReplyOf<Call>

const EXPIRED = refuse(25501)

const shown = (link: OwnLink | null, now: number) => {
  if (link === null) return null
  const next = nextChange(link, now)
  const userSetPassword = link.hasPassword ? (1 as const) : (0 as const)
  return { value: link.value, userSetPassword, ...(next === null ? {} : { nextChange: next }) }
}

const links = answer(accountCalls.links, async ({ now, session }, { db }) => {
  const { email, phone } = await linksOf(db, session.userId)
  return E.right({ email: shown(email, now), phone: shown(phone, now) })
})

const replyOf = (refused: LinkRefused): Reply =>
  refused._tag === 'Same' ? { state: 'same' } : { state: 'later', nextChange: refused.nextChange }

/** One word to where the person could be reached before, in their language and not in that of the request: the old value, else the other one. */
const tellOwner = async (
  work: Work,
  { mailer, sms }: AccountDeps,
  {
    before,
    kind,
    language,
    now,
  }: Pick<Asked<Call>, 'now'> & {
    readonly before: OwnLinks
    readonly language: Language
    readonly kind: Target['kind']
  },
): Promise<void> => {
  const [channel] = sms.channels
  const byMail = before.email !== null && (kind === 'email' || before.phone === null)
  if (byMail) return mailer.send(work, changeMailOf({ to: before.email.value, language }, kind), now)
  if (before.phone === null || channel === undefined) return
  const message = { channel, kind: 'change', to: before.phone.value, text: changeText(language, kind), code: '' }
  await sms.send(work, message, now)
}

/** The code was right or is refused; a value that is another account's is told to its owner only, who has just proved to be it. */
const confirm = async (
  work: Work,
  deps: AccountDeps,
  { now, params, session }: Asked<Call>,
  {
    before,
    ownLanguage,
    target,
  }: { readonly before: OwnLinks; readonly ownLanguage: Language; readonly target: Target },
): Promise<E.Either<Refusal, Reply>> => {
  const flow = await findFlow(work.db, linkFlowOf(session, target), 'link')
  if (flow === undefined || flow.confirmed_at !== null) return E.left(EXPIRED)
  const confirmed = await tryCode(work, deps.settings.signIn, { flow, code: params.code ?? '', now })
  if (E.isLeft(confirmed)) return confirmed
  await useTicket(work, flow)
  if (await isTaken(work.db, target.kind, target.value)) return E.right(replyOf(linkedElsewhere(now)))
  await storeLink(work, session.userId, target, now)
  await tellOwner(work, deps, { before, kind: target.kind, language: ownLanguage, now })
  return E.right({ state: 'linked', nextChange: now + LINK_WAIT_MS })
}

/** A code that is sent anew, as long as the last one is good, goes to somebody who has proved to be the person already. */
const provedFor = async (
  work: Work,
  deps: AccountDeps,
  { now, session }: Asked<Call>,
  target: Target,
  compared: E.Either<Refusal, ComparedOwn>,
): Promise<E.Either<Refusal, void>> => {
  const flow = await findFlow(work.db, linkFlowOf(session, target), 'link')
  if (flow !== undefined && flow.confirmed_at === null && now < flow.expires_at) return E.right(undefined)
  if (E.isLeft(compared)) return compared
  return proveOwner(work, deps, { compared: compared.right, userId: session.userId, now })
}

/** Row 178: sends a code to somebody who knows the own password, or links by it (@rule ACCT-113, ACCT-114, ACCT-115, ACCT-116). */
const link = (deps: AccountDeps): Answered =>
  answerPreparedFor(
    accountCalls.link,
    async ({ captcha, params, session }, read) => ({
      text: await beforeText(deps, captcha),
      compared: await compareOwn(deps, read, session.userId, params.oldPassword),
      ownLanguage: await read((db) => languageBeside(db, session)),
    }),
    async (asked, work, { compared, ownLanguage, text }) => {
      const { now, params, session } = asked
      const target = targetOf(deps, params.kind, params.value)
      if (E.isLeft(target)) return target
      const before = await linksOf(work.db, session.userId)
      const refused = linkRefused(before[params.kind], target.right.value, now)
      if (refused !== null) return E.right(replyOf(refused))
      if (params.code !== undefined) return confirm(work, deps, asked, { before, ownLanguage, target: target.right })
      const proved = await provedFor(work, deps, asked, target.right, compared)
      if (E.isLeft(proved)) return proved
      const order = { target: target.right, channel: params.channel ?? ('sms' as const) }
      const sent = await sendLinkCode(work, deps, asked, text, order)
      return E.map((): Reply => ({ state: 'sent' }))(sent)
    },
  )

/** Row 178: what the person signs in by, and changing it. */
export const makeLinkAnswers = (deps: AccountDeps): readonly Answered[] => [links, link(deps)]
