/** Which session answered a call: the first answer wins, on whatever device. */
export const statements: readonly string[] = [`alter table calls add column answered_by text`]
