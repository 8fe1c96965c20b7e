/** Version of the text by which a person states to be an adult; both sides must mean the same (@rule PLUS-16). */
export const ADULT_STATEMENT_VERSION = '2026-11'
