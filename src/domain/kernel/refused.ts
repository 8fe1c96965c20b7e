/** A rule said no; `rule` names it as in `docs/requirements/`. */
export type Refused = { readonly _tag: 'Refused'; readonly rule: string }

export const refused = (rule: string): Refused => ({ _tag: 'Refused', rule })
