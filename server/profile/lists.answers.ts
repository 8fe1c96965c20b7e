import * as E from 'fp-ts/Either'
import { spokenLanguages } from '../../src/domain/kernel/reference/spoken-languages'
import { interests } from '../../src/domain/profile/interests'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { answer, type Answered } from '../http/handler'

const inEnglish = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const interestList = interests.map((name, at) => ({ id: at + 1, name: inEnglish(name) }))
const languageList = spokenLanguages.map(({ code, id, name }) => ({ id, code, name }))

/** Rows 73 and 74: what may be chosen in the editor, with names in English (@rule PROF-26). */
export const listsAnswers: readonly Answered[] = [
  answer(accountCalls.interests, async () => E.right({ list: interestList })),
  answer(accountCalls.languages, async () => E.right({ list: languageList })),
]
