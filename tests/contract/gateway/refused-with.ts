import * as E from 'fp-ts/Either'

/** What a task answers when the gateway refuses with this code. */
export const refusedWith = (code: number) => E.left({ _tag: 'Refusal', code })
