import { describe, expect, it } from 'vitest'
import { referenceTables } from '../../../src/application/kernel/reference-tables'

describe('tables on demand', () => {
  it('come whole [DATA-1, DATA-3, DATA-5]', async () => {
    const { countries, dialCodes, emoji, spokenLanguages } = referenceTables
    const tables = await Promise.all([countries(), dialCodes(), spokenLanguages(), emoji()])
    expect(tables.map(({ length }) => length)).toEqual([249, 245, 183, 93])
  })
})
