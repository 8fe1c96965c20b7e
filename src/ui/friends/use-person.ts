import * as E from 'fp-ts/Either'
import type * as O from 'fp-ts/Option'
import { useCallback, useEffect, useState } from 'react'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'
import { useFeature } from '../shell/use-feature'

export type Asked = {
  /** What is known of them, newer data are on their way meanwhile. */
  readonly person: O.Option<Acquaintance>
  readonly problem: GatewayError | null
  readonly again: () => void
}

/** Reads a person anew and follows their presence as long as they are seen. Call inside an observer. */
export const usePerson = (id: UserId): Asked => {
  const { open, view, watch } = useFeature('friends')
  const [problem, setProblem] = useState<GatewayError | null>(null)
  const again = useCallback(
    () => void open(id)().then((answer) => setProblem(E.isLeft(answer) ? answer.left : null)),
    [open, id],
  )
  useEffect(again, [again])
  useEffect(() => watch([id]), [watch, id])
  return { person: view.person(id), problem, again }
}
