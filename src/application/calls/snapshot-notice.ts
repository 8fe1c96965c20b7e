import * as O from 'fp-ts/Option'
import { NOTICE_READ_MS } from '../../domain/calls/snapshot'
import type { CallLine } from './call-line'
import type { CallsContext } from './calls-context'

/** For each person of this browser; nobody reads what somebody else was told. */
const keyOf = (me: number): string => `CAMC_SNAPSHOT_NOTICE.${me}`

const remember = ({ deps }: CallsContext): void => {
  const me = O.toNullable(deps.me())
  if (me !== null) deps.settings.write(keyOf(me.id), '1')
}

const isTold = ({ deps }: CallsContext): boolean => {
  const me = O.toNullable(deps.me())
  return me !== null && O.isSome(deps.settings.read(keyOf(me.id)))
}

/** Says once, in the first call, that pictures are taken; it counts as read when it stood for 10 s (@rule PLUS-4). */
export const announce = (context: CallsContext, line: CallLine): void => {
  if (isTold(context)) return
  const { deps, safety } = context
  safety.setNotice(true)
  line.scope.hold(deps.clock.after(NOTICE_READ_MS, () => remember(context)))
}

/** It was read. */
export const dismissNotice = (context: CallsContext): void => {
  context.safety.setNotice(false)
  remember(context)
}
