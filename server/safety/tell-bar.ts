import type { Language } from '../../src/domain/kernel/language'
import type { Instant } from '../../src/domain/kernel/time'
import type { Bar } from '../../src/domain/safety/sanction'
import type { BanNotice } from '../../src/infrastructure/gateway/contract/safety.codec'
import type { Settings } from '../settings'
import type { Work } from '../store/store'
import { wordsOf } from '../texts/words'
import { makeAppealToken } from './appeal-token'
import { appealStanding } from './appeals'
import { banText } from './ban-texts'

/** What somebody hears who is kept out, in a reply and over the socket. */
export interface ToldBar {
  readonly code: number
  readonly message: string
  readonly data: BanNotice
}

/** Who hears it; `appeals` unless there is nobody yet who could. */
export interface Hearer {
  readonly userId: number
  readonly appeals: boolean
  readonly language: Language
  readonly now: Instant
}

/** Tells the rule, the reason and the end, and hands out a token while an appeal may be made (@rule PLUS-13). */
export const tellBar = async (
  work: Work,
  { safety }: Pick<Settings, 'safety'>,
  bar: Bar,
  { appeals, language, now, userId }: Hearer,
): Promise<ToldBar> => {
  const { end, id, reason, rule } = bar.sanction
  const who = { sanctionId: id, userId }
  const { open, state } = await appealStanding(work.db, safety.appeals, who)
  return {
    code: bar.code,
    message: banText(bar, wordsOf(language)),
    data: {
      rule,
      reason,
      ...(end === null ? {} : { until: end }),
      ...(state === null ? {} : { appeal: state }),
      ...(open && appeals ? { appealToken: await makeAppealToken(work, who, now) } : {}),
    },
  }
}
