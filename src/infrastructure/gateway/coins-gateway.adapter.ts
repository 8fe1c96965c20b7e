import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { CoinsGateway } from '../../application/coins/coins-gateway.port'
import { allMovements, type Movement, movementKinds, type MovementRange } from '../../domain/coins/movement'
import type { LimitState, SpendingLimits } from '../../domain/coins/spending-limit'
import { toUserId } from '../../domain/kernel/ids'
import { sanitise } from '../../domain/kernel/sanitise'
import { coinsCalls, type movement, type spendingLimits } from './contract/coins.calls'
import type { Gateway } from './gateway'

const LARGE = 500

const toMovement = (row: t.TypeOf<typeof movement>): Movement => ({
  id: row.id,
  at: row.at,
  kind: movementKinds.find((kind) => kind === row.kind) ?? 'other',
  other: pipe(
    O.fromNullable(row.otherId),
    O.flatMap(toUserId),
    O.map((id) => ({ id, name: sanitise(row.otherName ?? '') })),
    O.toNullable,
  ),
  coins: row.coins,
  balanceAfter: row.balanceAfter,
  ...(row.orderId === undefined ? {} : { orderId: row.orderId }),
})

const within = ({ from, to }: MovementRange) => ({ ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) })

type Told = t.TypeOf<typeof spendingLimits>

const toState = ({ limit, raised, spent }: Told['daily']): LimitState => ({ limit, spent, raise: raised ?? null })

const toLimits = ({ daily, monthly }: Told): SpendingLimits => ({ daily: toState(daily), monthly: toState(monthly) })

/** The account's movements (row 167) and spending limits (row 168) over the wire. */
export const makeCoinsGateway = ({ ask }: Gateway): CoinsGateway => ({
  movements: (pageNo, range = allMovements, large = false) =>
    pipe(
      ask(coinsCalls.ledger, { pageNo, ...within(range), ...(large ? { pageSize: LARGE } : {}) }),
      TE.map(({ debt, list, pages }) => ({ list: list.map(toMovement), pages, debt })),
    ),
  limits: pipe(ask(coinsCalls.spendingLimit, {}), TE.map(toLimits)),
  setLimit: (period, limit) => pipe(ask(coinsCalls.setSpendingLimit, { [period]: limit }), TE.map(toLimits)),
})
