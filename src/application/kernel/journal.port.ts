/** Where defects and dropped input are noted, without personal data. */
export interface Journal {
  readonly dropped: (what: string, why: unknown) => void
  readonly defect: (what: string, cause: unknown) => void
}
