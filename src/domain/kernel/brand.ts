declare const brand: unique symbol

/** A value that only a checked constructor makes. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name }
