import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { CoinsGateway } from '../../application/coins/coins-gateway.port'
import type { Movement, MovementKind } from '../../domain/coins/movement'
import { toUserId } from '../../domain/kernel/ids'
import { sanitise } from '../../domain/kernel/sanitise'
import { coinsCalls, type movement } from './contract/coins.calls'
import type { Gateway } from './gateway'

const kinds: readonly MovementKind[] = [
  'signUp',
  'addFriend',
  'addFriendReturned',
  'call',
  'callReturned',
  'gift',
  'like',
  'match',
  'correction',
]

const toMovement = (row: t.TypeOf<typeof movement>): Movement => ({
  id: row.id,
  at: row.at,
  kind: kinds.find((kind) => kind === row.kind) ?? 'other',
  other: pipe(
    O.fromNullable(row.otherId),
    O.flatMap(toUserId),
    O.map((id) => ({ id, name: sanitise(row.otherName ?? '') })),
    O.toNullable,
  ),
  coins: row.coins,
  balanceAfter: row.balanceAfter,
})

/** The account's movements over the wire (row 167). */
export const makeCoinsGateway = ({ ask }: Gateway): CoinsGateway => ({
  movements: (page) =>
    pipe(
      ask(coinsCalls.ledger, { pageNo: page }),
      TE.map(({ list, pages }) => ({ list: list.map(toMovement), pages })),
    ),
})
