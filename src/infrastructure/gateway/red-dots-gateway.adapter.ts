import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RedDotsGateway } from '../../application/matching/red-dots-gateway.port'
import { tasksCalls } from './contract/tasks.calls'
import type { Gateway } from './gateway'

/** Row 133: its keys are the numbers of row 135 (SHELL-73). */
export const makeRedDotsGateway = ({ ask }: Gateway): RedDotsGateway => ({
  editions: pipe(
    ask(tasksCalls.hotList, {}),
    TE.map(({ 3: wall, 5: card, 10: liveCam }) => ({
      ...(wall === undefined ? {} : { wall }),
      ...(card === undefined ? {} : { card }),
      ...(liveCam === undefined ? {} : { liveCam }),
    })),
  ),
})
