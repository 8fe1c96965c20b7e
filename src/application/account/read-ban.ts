import { isBar, type Ban } from '../../domain/account/ban'

type Fields = Readonly<Record<string, unknown>>

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null

const isAppeal = (value: unknown): value is Ban['appeal'] =>
  value === 'open' || value === 'upheld' || value === 'lifted'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The ban in the data of a refusal; nothing when the code is no ban's, or its data cannot be read. */
export const readBan = (code: number, data: unknown): { readonly ban?: Ban } => {
  if (!isBar(code) || !isFields(data)) return {}
  const { appeal, appealToken, reason, rule, until } = data
  return {
    ban: {
      rule: text(rule),
      reason: text(reason),
      until: typeof until === 'number' ? until : null,
      appeal: isAppeal(appeal) ? appeal : null,
      token: typeof appealToken === 'string' ? appealToken : null,
    },
  }
}
