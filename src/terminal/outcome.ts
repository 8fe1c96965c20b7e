/** How a command ended. */
export type Outcome =
  | { readonly _tag: 'Done' }
  | { readonly _tag: 'Refused'; readonly why: string }
  | { readonly _tag: 'NotUnderstood'; readonly why: string }
  | { readonly _tag: 'NoGateway'; readonly why: string }

export const done: Outcome = { _tag: 'Done' }
export const refused = (why: string): Outcome => ({ _tag: 'Refused', why })
export const notUnderstood = (why: string): Outcome => ({ _tag: 'NotUnderstood', why })
export const noGateway = (why = 'The gateway does not answer.'): Outcome => ({ _tag: 'NoGateway', why })

/** What scripts see of it. */
export const exitCodes: Readonly<Record<Outcome['_tag'], number>> = {
  Done: 0,
  Refused: 1,
  NotUnderstood: 2,
  NoGateway: 3,
}
