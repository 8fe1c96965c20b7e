import * as E from 'fp-ts/Either'
import { configCalls } from '../../src/infrastructure/gateway/contract/config.calls'
import { answerPublicly, type Answered } from '../http/handler'
import type { Settings } from '../settings'

/** The numbers by which the hot list knows them too (SHELL-73). */
const ids = { livcam: 10, card: 5, wall: 3 } as const
const names = ['livcam', 'card', 'wall'] as const

/** Row 135: the ways of playing that are open (@rule SHELL-44, SHELL-45, SHELL-48). */
export const makeSiteFunctionsAnswer = (ways: Settings['playWays']): Answered =>
  answerPublicly(configCalls.siteFunctions, async () =>
    E.right({
      openedPlayWays: names
        .filter((name) => ways[name].open === 1)
        .map((name) => ({ name, id: ids[name], main: ways[name].main === 1 })),
    }),
  )
